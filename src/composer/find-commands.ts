import { WRONG_DASHES } from "#src/cli/wrong-dashes.ts";

/** The searchable text of a command. */
export interface CommandText {
	/** Its words, without "cherry". */
	name: string;
	summary: string;
	usage: string;
	/** Further search terms: `searchWordsOf` in `command-words.ts`. */
	words?: string;
}

const OPTION = /--[a-z-]+/g;

/**
 * The words of a search text, half-width, without the tool's own name and a copied prompt, which carry no meaning, nor
 * what comes with pasting or another keyboard: invisible characters, dashes in place of two hyphens, the dot that
 * remains of a Turkish capital.
 */
function wordsOf(text: string): string[] {
	const plain = text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[\u0307\p{Cf}]/gu, "");
	const words = plain
		.split(/\s+/)
		.filter(Boolean)
		.map((word) => word.replace(WRONG_DASHES, "--"));
	if (words[0] === "$") words.shift();
	if (words[0] === "cherry") words.shift();
	return words;
}

/** Whether one of a text's words begins with a word: "move" is not in "remove". */
function hasWord(text: string, word: string): boolean {
	const lower = text.toLowerCase();
	let at = lower.indexOf(word);
	while (at > 0 && /[\p{L}\p{N}]/u.test(lower[at - 1] ?? "")) at = lower.indexOf(word, at + 1);
	return at >= 0;
}

/** How close a word is to a command's subject; Infinity if the command does not contain it. */
function distance(word: string, { name, summary, usage, words = "" }: CommandText): number {
	if (name.startsWith(word)) return 0;
	const place = [name, summary, usage, words].findIndex((text) => hasWord(text, word));
	return place < 0 ? Number.POSITIVE_INFINITY : place + 1;
}

/**
 * The commands that contain every word of a text, or words that begin with it, in their name, summary, usage or other
 * words, those in names first, then those in summaries, usage and other words. If there are none, the command that the
 * text is a line of, with its values.
 * @param text as typed; blank matches all
 * @example findCommands(commands, "cherry serv cre") // servers create
 */
export function findCommands<Found extends CommandText>(commands: readonly Found[], text: string): Found[] {
	const words = wordsOf(text);
	const found = commands
		.map((command) => ({
			command,
			away: words.reduce((sum, word) => sum + distance(word, command), 0),
		}))
		.filter(({ away }) => Number.isFinite(away))
		.toSorted((one, other) => one.away - other.away)
		.map(({ command }) => command);
	if (found.length > 0) return found;
	const line = `${words.join(" ")} `;
	return commands.filter(({ name }) => line.startsWith(`${name} `));
}

/** The options in a command's usage that match a text: shown when nothing else explains the match. */
export function matchingOptions(usage: string, text: string): string[] {
	const words = wordsOf(text).filter((word) => word.replace(/^-+/, "").length > 1);
	return [...new Set(usage.match(OPTION))].filter((option) => words.some((word) => hasWord(option, word)));
}
