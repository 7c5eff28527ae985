/** What of a command can be searched. */
export interface CommandText {
	/** Its words, without "cherry". */
	name: string;
	summary: string;
	usage: string;
	/** What else it is found by: what it is good at, and what can be chosen for its values. */
	words?: string;
}

const OPTION = /--[a-z-]+/g;

/** What somebody looks for, word by word: the tool's own name and a copied prompt say nothing. */
function wordsOf(text: string): string[] {
	const words = text.toLowerCase().split(/\s+/).filter(Boolean);
	if (words[0] === "$") words.shift();
	if (words[0] === "cherry" && words.length > 1) words.shift();
	return words;
}

/** How near a word is to what a command is about; Infinity where the command does not have it. */
function distance(word: string, { name, summary, usage, words = "" }: CommandText): number {
	if (name.startsWith(word)) return 0;
	if (name.includes(` ${word}`)) return 1;
	if (name.includes(word)) return 2;
	if (summary.toLowerCase().includes(word)) return 3;
	if (usage.toLowerCase().includes(word)) return 4;
	return words.toLowerCase().includes(word) ? 5 : Number.POSITIVE_INFINITY;
}

/**
 * The commands that hold every word of a text in their name, summary, usage or other words: names first, else in their own order.
 * @param text as somebody types it; blank finds all
 * @example findCommands(commands, "cherry serv cre") // servers create
 */
export function findCommands<Found extends CommandText>(commands: readonly Found[], text: string): Found[] {
	const words = wordsOf(text);
	return commands
		.map((command) => ({
			command,
			away: words.reduce((sum, word) => sum + distance(word, command), 0),
		}))
		.filter(({ away }) => Number.isFinite(away))
		.toSorted((one, other) => one.away - other.away)
		.map(({ command }) => command);
}

/** The options of a command that a text asks for: shown where nothing else says why it was found. */
export function matchingOptions({ usage }: CommandText, text: string): string[] {
	const words = wordsOf(text).filter((word) => word.replace(/^-+/, "").length > 1);
	return [...new Set(usage.match(OPTION))].filter((option) => words.some((word) => option.includes(word)));
}
