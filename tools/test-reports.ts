import { readFileSync, rmSync } from "node:fs";
import type { Counts } from "./steps.ts";

/** Reads a JSON report written by the run that just ended; undefined when there is none. */
function readReport(file: string): unknown {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}

/** Removes the report of an earlier run, so that it is not mistaken for this one's. */
export function removeReport(file: string): void {
	rmSync(file, { force: true });
}

/** The counts from vitest's json reporter. */
export function vitestCounts(file: string): Counts | undefined {
	const report = readReport(file) as
		| { numPassedTests: number; numFailedTests: number; numPendingTests: number; numTodoTests: number }
		| undefined;
	if (!report) return undefined;
	const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report;
	return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** The counts from Playwright's json reporter; a test that passes only on a retry is a failure. */
export function playwrightCounts(file: string): Counts | undefined {
	const report = readReport(file) as
		| { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
		| undefined;
	if (!report) return undefined;
	const { expected, unexpected, flaky, skipped } = report.stats;
	return { passed: expected, failed: unexpected + flaky, skipped };
}
