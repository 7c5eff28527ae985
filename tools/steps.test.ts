import { expect, test } from "vitest";
import { countStep, type StepResult, summarise } from "./steps.ts";

test.each([
	[true, undefined, { passed: 1, failed: 0, skipped: 0 }],
	[false, undefined, { passed: 0, failed: 1, skipped: 0 }],
	[true, { passed: 9, failed: 0, skipped: 2 }, { passed: 9, failed: 0, skipped: 2 }],
	[false, { passed: 9, failed: 3, skipped: 0 }, { passed: 9, failed: 3, skipped: 0 }],
	// The script failed, though no single test did: an error between tests.
	[false, { passed: 9, failed: 0, skipped: 0 }, { passed: 9, failed: 1, skipped: 0 }],
])("a script that succeeded: %s, with tests %j, counts %j", (succeeded, tests, counted) => {
	expect(countStep(succeeded, tests)).toEqual(counted);
});

test("the last line is the sum alone", () => {
	const step = (passed: number, failed: number, skipped: number): StepResult => ({
		name: "a step",
		status: failed > 0 ? "failed" : "passed",
		counts: { passed, failed, skipped },
		durationMs: 1200,
	});
	const summary = summarise([step(1, 0, 0), step(120, 2, 3)]);
	expect(summary.split("\n").at(-1)).toBe("121 passed, 2 failed, 3 skipped");
	expect(summary).toContain("✓ a step");
	expect(summary).toContain("✗ a step");
});
