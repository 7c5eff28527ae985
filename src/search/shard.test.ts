import { expect, it } from "vitest";
import { reversed, shardOf, weightsIn } from "./shard.ts";

it.each([
	["a", 0],
	["fz", 0],
	["g", 1],
	["pz", 1],
	["q", 2],
	["桜", 2],
	["", 0],
])("finds the shard of %j", (key, shard) => expect(shardOf(["g", "q"], key)).toBe(shard));

it("uses the only shard when there is one", () => expect(shardOf([], "any")).toBe(0));

it("reverses a word", () => expect(reversed("seal")).toBe("laes"));

it("decodes the deltas of each row separately", () => {
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
