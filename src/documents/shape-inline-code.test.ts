import { expect, it } from "vitest";
import { keepWordsWhole } from "./shape-inline-code.ts";

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
	expect(keepWordsWhole([text])).toEqual(parts);
});

it("leaves elements as they are", () => {
	const japanese: ["span", { lang: string }, string] = ["span", { lang: "ja" }, "桜-桜"];
	expect(keepWordsWhole([japanese, " --ja"])).toEqual([japanese, " ", whole("--ja")]);
});
