import { expect, it } from "vitest";
import { shapeInlineCode } from "./shape-inline-code.ts";

const whole = (word: string) => ["span", { className: "whole" }, word];

it.each([
	["--watch", [whole("--watch")]],
	["-f", [whole("-f")]],
	[
		"cherry p2p leave --drain --to kura-03",
		["cherry p2p leave ", whole("--drain"), " ", whole("--to"), " ", whole("kura-03")],
	],
	["cherry up", ["cherry up"]],
	["a - b", ["a - b"]],
	["--16-characters-", [whole("--16-characters-")]],
	["--17-characters--", ["--17-characters--"]],
])("keeps the words of %j unbroken", (text, parts) => {
	expect(shapeInlineCode([text])).toEqual(parts);
});

it("leaves elements as they are", () => {
	const japanese: ["span", { lang: string }, string] = ["span", { lang: "ja" }, "桜-桜"];
	expect(shapeInlineCode([japanese, " --ja"])).toEqual([japanese, " ", whole("--ja")]);
});

it.each(["#ffb7c5", "#E60026"])("shows the colour %s before its digits", (colour) => {
	const [swatch, ...words] = shapeInlineCode([colour]);
	expect(swatch).toMatchObject(["svg", { "aria-hidden": true }, ["circle", { fill: colour }]]);
	expect(words).toEqual([colour]);
});

it.each([["#ffb7c"], ["#ffb7c5a"], ["#ffb7cg"], ["red"], ["fill: #ffb7c5"]])("%j is no colour alone", (text) => {
	expect(shapeInlineCode([text])).toEqual([text]);
});
