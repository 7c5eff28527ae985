import { expect, it } from "vitest";
import { backwards, partOf, weightsIn } from "./shard.ts";

it.each([
	["a", 0],
	["fz", 0],
	["g", 1],
	["pz", 1],
	["q", 2],
	["桜", 2],
	["", 0],
])("finds the part of %j", (key, part) => expect(partOf(["g", "q"], key)).toBe(part));

it("has one part where there is no start", () => expect(partOf([], "any")).toBe(0));

it("writes a word backwards", () => expect(backwards("seal")).toBe("laes"));

it("adds the steps between documents up, in each list by itself", () => {
	const weights = weightsIn([
		[9, 3, 4],
		[2, 0, 12],
	]);
	expect([...weights]).toEqual([
		[3, 9],
		[7, 9],
		[0, 2],
		[12, 2],
	]);
	expect(weightsIn([])).toEqual(new Map());
});
