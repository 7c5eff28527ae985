import fc from "fast-check";
import { expect, it } from "vitest";
import { excerptOf } from "./excerpt.ts";

it.each([
	['{\n\t\t"a": 1,\n\t\t"b": -1,\n\t\t"c": 2\n}', "-1", { before: '"a": 1,\n"b": ', marked: "-1", after: ',\n"c": 2' }],
	['{"a":-1}', "-1", { before: '{"a":', marked: "-1", after: "}" }],
	[
		`${"x".repeat(100)}!${"y".repeat(100)}`,
		"!",
		{ before: `…${"x".repeat(80)}`, marked: "!", after: `${"y".repeat(80)}…` },
	],
	[`a${"m".repeat(200)}b`, "m".repeat(200), { before: "a", marked: `${"m".repeat(160)}…`, after: "" }],
	["[1", "", { before: "", marked: "", after: "[1" }],
])("shows %j around %j", (text, part, excerpt) => {
	const from = text.indexOf(part);
	expect(excerptOf(text, [from, from + part.length])).toEqual(excerpt);
});

it("marks the end of a text that ends too early", () => {
	expect(excerptOf("[1", [2, 2])).toEqual({ before: "[1", marked: "", after: "" });
});

it("shows any marked part, whatever it is", () => {
	const spans = fc
		.string({ unit: fc.constantFrom("a", " ", "\t", "\n", "{", "é") })
		.chain((text) => fc.tuple(fc.constant(text), fc.nat({ max: text.length }), fc.nat({ max: text.length })));
	fc.assert(
		fc.property(spans, ([text, one, other]) => {
			const [from, to] = [Math.min(one, other), Math.max(one, other)];
			const { marked } = excerptOf(text, [from, to]);
			const bare = (part: string) => part.replace(/\s/g, "");
			if (to - from <= 160) expect(bare(marked)).toBe(bare(text.slice(from, to)));
		}),
		{ seed: 8 },
	);
});
