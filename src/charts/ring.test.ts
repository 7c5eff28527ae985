import { describe, expect, it } from "vitest";
import { ringParts, ringTicks } from "./ring.ts";

describe("ringParts", () => {
	it("goes clockwise from the top, with each part half a degree short on both sides", () => {
		const [right, left] = ringParts([50, 50]);
		expect(right?.path).toBe("M1.12 -128A128 128 0 0 1 1.12 128L0.84 96A96 96 0 0 0 0.84 -96Z");
		expect(left?.path).toBe("M-1.12 128A128 128 0 0 1 -1.12 -128L-0.84 -96A96 96 0 0 0 -0.84 96Z");
		expect([right?.label, left?.label]).toEqual([
			{ x: 170, y: -0 },
			{ x: -170, y: 0 },
		]);
	});

	it("takes the long way round for more than half", () => {
		expect(ringParts([60, 40]).map(({ path }) => /A128 128 0 (\d)/.exec(path)?.[1])).toEqual(["1", "0"]);
		expect(ringParts([100])[0]?.path).toMatch(
			/^M1\.12 -127\.\d+A128 128 0 1 1 -1\.12|^M1\.12 -128A128 128 0 1 1 -1\.12/,
		);
	});

	it("draws nothing for a zero share", () => {
		expect(ringParts([100, 0])[1]?.path).toBe("");
	});

	it.each([[[40, 25, 20]], [[60, 60, -20]], [[]]])("rejects %j", (percents) => {
		expect(() => ringParts(percents)).toThrow(RangeError);
	});
});

it("has one tick per per cent, with every fifth longer", () => {
	expect(ringTicks(false).match(/M/g)).toHaveLength(80);
	expect(ringTicks(true).match(/M/g)).toHaveLength(20);
	expect(ringTicks(true)).toMatch(/^M0 -136L0 -144/);
});
