import fc from "fast-check";
import { expect, it } from "vitest";
import { commandTokens } from "./command-tokens.ts";

it.each([
	["cherry servers restart web-03 --wait", ["cherry:command", "--wait:flag"]],
	["cherry season && mv a b | less", ["cherry:command", "mv:command", "less:command"]],
	["ssh -i ~/.ssh/key $HOST", ["ssh:command", "-i:flag", "$HOST:name"]],
	[
		"cherry init --name='a --flag' # then wait",
		["cherry:command", "--name:flag", "'a --flag':string", "# then wait:comment"],
	],
	["", []],
])("tells apart what highlighting shows: %s", (line, tokens) => {
	expect(commandTokens(line).flatMap(({ text, kind }) => (kind ? [`${text}:${kind}`] : []))).toEqual(tokens);
});

it("loses nothing of any line, and gives no empty piece", () => {
	const line = fc.string({ unit: fc.constantFrom("a", "-", "--", " ", "$", "'", '"', "\\", "|", "#", "\n", "ぬ") });
	fc.assert(
		fc.property(line, (line) => {
			const texts = commandTokens(line).map(({ text }) => text);
			expect(texts.join("")).toBe(line);
			expect(texts).not.toContain("");
		}),
	);
});
