import { expect, test, vi } from "vitest";
import { countStep, describeStep, runSteps, runTask, type StepResult, summarise } from "./steps.ts";

test.each([
	[true, undefined, { passed: 1, failed: 0, skipped: 0 }],
	[false, undefined, { passed: 0, failed: 1, skipped: 0 }],
	[true, { passed: 9, failed: 0, skipped: 2 }, { passed: 9, failed: 0, skipped: 2 }],
	[false, { passed: 9, failed: 3, skipped: 0 }, { passed: 9, failed: 3, skipped: 0 }],
	// The script failed although no test did: an error outside the tests.
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

test.each([
	[{ passed: 1, failed: 0, skipped: 0 }, false],
	[{ passed: 1, failed: 0, skipped: 1 }, true],
	[{ passed: 1, failed: 1, skipped: 0 }, true],
])("a step with %j shows its counts: %s", (counts, told) => {
	const line = describeStep({ name: "a step", status: "passed", counts, durationMs: 1200 });
	expect(line.includes(" skipped")).toBe(told);
});

test("a task passes unless it throws, and then the error is printed", async () => {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	expect(await runTask("a task", () => {})).toMatchObject({ status: "passed", counts: { passed: 1, failed: 0 } });
	expect(log).toHaveBeenCalledTimes(1);
	const failing = runTask("a task", () => Promise.reject(new Error("no disk")));
	expect(await failing).toMatchObject({ status: "failed", counts: { passed: 0, failed: 1 } });
	expect(log.mock.calls.flat().join("\n")).toContain("no disk");
});

test("a script passes by its exit code alone, and its output is shown only when it fails", async () => {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	const script = (code: number) => ({
		name: `exit ${code}`,
		args: ["-e", `console.log("said " + ${code}); process.exit(${code})`],
	});
	const results = await runSteps([script(0), script(3)]);
	expect(Object.fromEntries(results.map(({ name, status }) => [name, status]))).toEqual({
		"exit 0": "passed",
		"exit 3": "failed",
	});
	const shown = log.mock.calls.flat().join("\n");
	expect([shown.includes("said 0"), shown.includes("said 3")]).toEqual([false, true]);
});
