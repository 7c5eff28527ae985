import { spawn } from "node:child_process";
import { projectRoot } from "./binaries.ts";
import { seconds } from "./report.ts";

/** How many tests or checks passed, failed or were skipped. */
export interface Counts {
	passed: number;
	failed: number;
	skipped: number;
}

/** One part of `npm test`: a Node script and its arguments. */
export interface Step {
	name: string;
	args: string[];
	env?: Record<string, string>;
	/** Reads the script's own test counts once it has ended; without it the step counts as one. */
	counts?: () => Counts | undefined;
}

export interface StepResult {
	name: string;
	status: "passed" | "failed" | "skipped";
	counts: Counts;
	durationMs: number;
}

const marks = { passed: "✓", failed: "✗", skipped: "–" };

function announce(result: StepResult, output = ""): StepResult {
	if (result.status === "failed" && output.trim() !== "") console.log(`\n${output.trimEnd()}\n`);
	console.log(describeStep(result));
	return result;
}

/** @example "✓ types              2.1 s" */
export function describeStep({ name, status, counts, durationMs }: StepResult): string {
	const tests = counts.passed + counts.failed + counts.skipped;
	const figures = tests > 1 ? `  ${describeCounts(counts)}` : "";
	return `  ${marks[status]} ${name.padEnd(24)} ${status.padEnd(8)} ${seconds(durationMs).padStart(7)}${figures}`;
}

function describeCounts({ passed, failed, skipped }: Counts): string {
	return `${passed} passed, ${failed} failed, ${skipped} skipped`;
}

/** What a step adds to the sum: its tests, and at least one failure when its script failed. */
export function countStep(succeeded: boolean, tests: Counts | undefined): Counts {
	if (tests === undefined) return { passed: succeeded ? 1 : 0, failed: succeeded ? 0 : 1, skipped: 0 };
	return { ...tests, failed: succeeded ? tests.failed : Math.max(1, tests.failed) };
}

/** Runs a step; its output is shown in full when it fails, and not at all when it passes. */
export function runStep({ name, args, env, counts }: Step): Promise<StepResult> {
	const start = performance.now();
	return new Promise((done) => {
		const child = spawn(process.execPath, args, {
			cwd: projectRoot,
			env: { ...process.env, ...env },
			stdio: ["ignore", "pipe", "pipe"],
		});
		const output: Buffer[] = [];
		child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
		child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
		child.once("close", (code) => {
			const tally = countStep(code === 0, counts?.());
			const status = tally.failed > 0 ? "failed" : "passed";
			const result: StepResult = { name, status, counts: tally, durationMs: performance.now() - start };
			done(announce(result, Buffer.concat(output).toString()));
		});
	});
}

/** Runs work that is not a script of its own; it fails if it throws. */
export async function runTask(name: string, task: () => Promise<void> | void): Promise<StepResult> {
	const start = performance.now();
	let problem: unknown;
	try {
		await task();
	} catch (error) {
		problem = error ?? new Error("unknown");
	}
	const failed = problem !== undefined;
	const result: StepResult = {
		name,
		status: failed ? "failed" : "passed",
		counts: countStep(!failed, undefined),
		durationMs: performance.now() - start,
	};
	return announce(
		result,
		failed ? String(problem instanceof Error ? (problem.stack ?? problem.message) : problem) : "",
	);
}

/** A step that could not run because an earlier one failed. */
export function skipStep(name: string): StepResult {
	return announce({ name, status: "skipped", counts: { passed: 0, failed: 0, skipped: 1 }, durationMs: 0 });
}

/** Runs steps two at a time, for the two cores of a small machine. */
export async function runSteps(steps: Step[]): Promise<StepResult[]> {
	const queue = [...steps];
	const results: StepResult[] = [];
	const worker = async () => {
		for (let step = queue.shift(); step !== undefined; step = queue.shift()) results.push(await runStep(step));
	};
	await Promise.all([worker(), worker()]);
	return results;
}

/** The last lines of a run: each step again, then the sum alone on the last line. */
export function summarise(results: StepResult[]): string {
	const sum = (key: keyof Counts) => results.reduce((total, { counts }) => total + counts[key], 0);
	const total = { passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") };
	return ["", "Summary", ...results.map(describeStep), "", describeCounts(total)].join("\n");
}
