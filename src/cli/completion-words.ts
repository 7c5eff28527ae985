import type { Command, Value } from "#src/content/commands/command.ts";
import { valuesFor } from "./check-value.ts";

/** What a shell can offer for a value: words of a list, local files, or nothing. */
export interface Offer {
	words: readonly string[];
	hasFiles: boolean;
}

/** @example offerFor({ kind: "choice", choices: ["low", "high"] }) // { words: ["low", "high"], hasFiles: false } */
export function offerFor(value: Pick<Value, "kind" | "choices">): Offer {
	return { words: valuesFor(value), hasFiles: value.kind === "path" || value.kind === "file" };
}

/** The names of all options that take a value, of any command; a name means the same in each. */
export function valuedOptions(commands: readonly Command[]): string[] {
	const names = commands.flatMap(({ options }) => options.flatMap(({ name, value }) => (value ? [name] : [])));
	return [...new Set(names)].sort();
}

/** The names of all repeatable options. */
export function repeatingOptions(commands: readonly Command[]): string[] {
	return [
		...new Set(commands.flatMap(({ options }) => options.flatMap(({ name, repeats }) => (repeats ? [name] : [])))),
	];
}

/** The groups and single commands, each with the description that a shell shows beside it. */
export function topWords(commands: readonly Command[]): { word: string; words: string[]; description: string }[] {
	const tops = [...new Set(commands.map(({ words: [first = ""] }) => first))];
	return tops.map((word) => {
		const own = commands.filter(({ words }) => words[0] === word);
		const words = own.flatMap(({ words: [, second] }) => second ?? []);
		return { word, words, description: words.length === 0 ? (own[0]?.summary ?? "") : words.join(", ") };
	});
}

/** The note at the beginning of each file. */
export const madeFrom = "Made from the command schema of Cherry CLI; changes belong there.";
