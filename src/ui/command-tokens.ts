/** A piece of a command line: a command's name, an option, a variable, a quoted string, a comment, or anything else. */
export interface CommandToken {
	text: string;
	kind?: "command" | "flag" | "name" | "string" | "comment";
}

const token =
	/(?<comment>(?<=^|\s)#.*)|(?<string>'[^'\n]*'|"(?:\\.|[^"\\\n])*")|(?<break>[|;&()]+|\n)|(?<word>[^\s'"|;&()]+)|\s+|['"]/g;
const kindOfWord: readonly [RegExp, "flag" | "name"][] = [
	[/^--?[A-Za-z][\w-]*/, "flag"],
	[/^\$\{?\w+\}?/, "name"],
];

/**
 * The pieces of a command line, as highlighting tells them apart. Their texts joined are the line, whatever it is.
 * @param line without a prompt; may continue over several lines
 */
export function commandTokens(line: string): CommandToken[] {
	let startsCommand = true;
	const tokens: CommandToken[] = [];
	for (const { 0: text, groups = {} } of line.matchAll(token)) {
		if (groups.word !== undefined) {
			tokens.push(...wordTokens(text, startsCommand));
			startsCommand = false;
		} else if (groups.comment !== undefined) tokens.push({ text, kind: "comment" });
		else if (groups.string !== undefined) tokens.push({ text, kind: "string" });
		else {
			if (groups.break !== undefined && text !== "\n") startsCommand = true;
			tokens.push({ text });
		}
	}
	return joined(tokens);
}

function wordTokens(word: string, startsCommand: boolean): CommandToken[] {
	if (startsCommand) return [{ text: word, kind: "command" }];
	for (const [pattern, kind] of kindOfWord) {
		const match = pattern.exec(word)?.[0];
		if (match !== undefined) return [{ text: match, kind }, { text: word.slice(match.length) }];
	}
	return [{ text: word }];
}

/** Joins adjacent tokens without a kind and drops empty ones. */
function joined(tokens: readonly CommandToken[]): CommandToken[] {
	const result: CommandToken[] = [];
	for (const token of tokens) {
		const last = result.at(-1);
		if (last && !last.kind && !token.kind) result[result.length - 1] = { text: last.text + token.text };
		else if (token.text !== "") result.push(token);
	}
	return result;
}
