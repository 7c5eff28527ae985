import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PerformanceLevel } from "./effect-settings.ts";
import { allowanceOf, cpuLoad, createGovernor, judgeSecond, lower, performanceOf } from "./governor.ts";

const noHints = { saveData: false, coarsePointer: false, smallScreen: false };
const governor = (level: PerformanceLevel = "high") => ({ ...createGovernor(noHints), level });

describe("stepping down", () => {
	it.each<[number, PerformanceLevel, PerformanceLevel]>([
		[60, "high", "high"],
		[40, "high", "high"],
		[39.9, "high", "medium"],
		[20, "high", "medium"],
		[19.9, "high", "low"],
		[39.9, "medium", "medium"],
		[20, "medium", "medium"],
		[19.9, "medium", "low"],
		[5, "low", "low"],
	])("%d fps: from %s to %s", (fps, from, to) => {
		const state = governor(from);
		expect(judgeSecond(state, fps)).toBe(from !== to);
		expect(state.level).toBe(to);
	});

	it.each([
		["low", { performance: "low", intensity: "minimal", petals: false }],
		["medium", { performance: "medium", intensity: "moderate", petals: true }],
		["high", { performance: "high", intensity: "vibrant", petals: true }],
	] as const)("%s allows what the specification says", (level, allowance) => {
		expect(allowanceOf(governor(level))).toEqual(allowance);
	});
});

it.each([
	[0, "high"],
	[29.9, "high"],
	[30, "medium"],
	[49.9, "medium"],
	[50, "low"],
	[144, "low"],
] as const)("%d fps count as %s load", (fps, load) => {
	expect(cpuLoad(fps)).toBe(load);
});

describe("stepping up", () => {
	const seconds = (state: ReturnType<typeof governor>, fps: number, count: number) => {
		for (let n = 0; n < count; n++) judgeSecond(state, fps);
		return state.level;
	};

	it("climbs one step after ten smooth seconds in a row, and reports the change", () => {
		const state = governor("low");
		expect(seconds(state, 60, 9)).toBe("low");
		expect(seconds(state, 24.9, 1)).toBe("low");
		expect(seconds(state, 60, 9)).toBe("low");
		expect(seconds(state, 60, 1)).toBe("medium");
		expect(seconds(state, 60, 9)).toBe("medium");
		expect(judgeSecond(state, 60)).toBe(true);
		expect(state.level).toBe("high");
		for (let n = 0; n < 100; n++) expect(judgeSecond(state, 60)).toBe(false);
	});

	it.each<[PerformanceLevel, number, PerformanceLevel]>([
		["low", 24.9, "low"],
		["low", 25, "medium"],
		["medium", 49.9, "medium"],
		["medium", 50, "high"],
	])("from %s, ten seconds at %d fps lead to %s", (from, fps, to) => {
		expect(seconds(governor(from), fps, 10)).toBe(to);
	});

	it("leads a display limited to 30 fps back to medium, and no further", () => {
		const state = governor();
		expect(seconds(state, 30, 5)).toBe("medium");
		expect(seconds(state, 15, 1)).toBe("low");
		expect(seconds(state, 30, 500)).toBe("medium");
	});

	it("restarts the count after a step down", () => {
		const state = governor("medium");
		seconds(state, 60, 9);
		seconds(state, 19, 1);
		expect(seconds(state, 60, 19)).toBe("low");
		expect(seconds(state, 60, 1)).toBe("medium");
	});

	it("waits twice as long after each relapse", () => {
		const state = governor();
		const wait = () => {
			for (let n = 1; ; n++) if (judgeSecond(state, 60)) return n;
		};
		const waits = Array.from({ length: 6 }, () => {
			judgeSecond(state, 30);
			return wait();
		});
		expect(waits).toEqual([20, 40, 80, 160, 160, 160]);
	});

	it("never oscillates within ten seconds, whatever the frame rates", () => {
		fc.assert(
			fc.property(fc.array(fc.integer({ min: 1, max: 144 }), { maxLength: 300 }), (rates) => {
				const state = governor();
				let fell = Number.NEGATIVE_INFINITY;
				for (const [second, fps] of rates.entries()) {
					const before = state.level;
					if (!judgeSecond(state, fps)) continue;
					if (lower(before, state.level) === before) expect(second - fell).toBeGreaterThan(10);
					else fell = second;
				}
			}),
		);
	});
});

describe("starting level", () => {
	it.each<[string, object, PerformanceLevel]>([
		["nothing said", {}, "high"],
		["Save-Data", { saveData: true }, "low"],
		["a coarse pointer", { coarsePointer: true }, "medium"],
		["a small screen", { smallScreen: true }, "medium"],
		["a small screen with Save-Data", { smallScreen: true, saveData: true }, "low"],
	])("%s", (_name, hints, level) => {
		expect(createGovernor({ ...noHints, ...hints }).level).toBe(level);
	});
});

describe("the visitor's choice", () => {
	it.each<[PerformanceLevel, number, PerformanceLevel, PerformanceLevel]>([
		["high", 30, "medium", "medium"],
		["medium", 30, "high", "medium"],
		["low", 30, "high", "low"],
		["low", 19, "low", "low"],
	])("%s at %d fps: level %s, performance %s", (choice, fps, level, performance) => {
		const state = { ...governor(), choice };
		judgeSecond(state, fps);
		expect(state.level).toBe(level);
		expect(performanceOf(state)).toBe(performance);
	});

	it("of a low level is not taken for slowness: petals and intensity stay", () => {
		expect(allowanceOf({ ...governor(), choice: "low" })).toEqual(allowanceOf(governor()));
	});
});
