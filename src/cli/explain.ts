import type { Option, Value } from "#src/content/commands/command.ts";
import { listText } from "#src/figures/list-text.ts";
import { valuesFor } from "./check-value.ts";
import { wordsOfGroup } from "./find-command.ts";
import type { ParsedLine, Part } from "./part.ts";

type Explained = Pick<ParsedLine, "command" | "closest" | "parts">;

/**
 * The meaning of a part of a line, or what is wrong with it, in a sentence or two.
 * @param parsed the line that contains the part
 * @example explain(part, parsed) // "How hard to compress: higher is smaller and takes longer. The choices are none, low, medium and high. Default: medium."
 */
export function explain(part: Part, parsed: Explained): string {
	if (part.kind === "missing")
		return `Missing: ${lowerFirst(part.argument?.description ?? part.option?.description ?? "")}`;
	if (!part.fault) return meaningOf(part, parsed);
	if (part.fault.code === "to-fill-in") return `${meaningOf(part, parsed)} Not filled in yet.`;
	return sentence(part.fault.message);
}

function meaningOf(part: Part, { command, closest, parts }: Explained): string {
	switch (part.kind) {
		case "prompt":
			return "The shell’s prompt. It is already there; do not type it.";
		case "prefix":
			return part.text.includes("=")
				? "A variable, set for this command alone."
				: "Runs the command that follows. It is not part of Cherry CLI.";
		case "program":
			return "Starts Cherry CLI.";
		case "word": {
			const meant = command ?? closest;
			const isLast = meant && part.index === meant.words.length - 1;
			if (isLast) return `${meant.summary}.`;
			return `The command group that contains ${listText(wordsOfGroup(part.text))}.`;
		}
		case "argument":
			return withChoices(part.argument.description, part.argument);
		case "option":
			return part.option.value
				? withChoices(part.option.description, part.option.value)
				: `A switch. ${part.option.description}`;
		case "value":
			return `The value of ${part.option.name}. ${valueMeaning(part.option, part.text)}`;
		case "separator":
			return "Ends the options: everything after it is taken literally, even if it starts with a dash.";
		case "redirection":
			return "A redirection: it says where input comes from or output goes.";
		case "rest":
			return restMeaning(part.text);
		default:
			return parts.some(({ kind }) => kind === "program")
				? "Cherry CLI does not know this word."
				: "Part of another command, which is not explained here.";
	}
}

function valueMeaning(option: Option, text: string): string {
	const value = option.value;
	return value?.default === text ? `${option.description} ${text} is also the default.` : option.description;
}

function withChoices(description: string, value: Value): string {
	const list = valuesFor(value);
	const choices = value.choices ? ` The choices are ${listText(list)}.` : "";
	return `${description}${choices}${value.default === undefined ? "" : ` Default: ${value.default}.`}`;
}

/** Whether the rest of a line is a comment, or an operator after which there is no command. */
export const endsCommand = (rest: string): boolean => /^[&;]?[ \t]*(?:#.*)?$/.test(rest);

/** Whether the rest of a line is a comment alone, without further lines. */
export const isComment = (rest: string): boolean => /^#.*$/.test(rest);

function restMeaning(text: string): string {
	if (isComment(text)) return "A comment: the shell ignores it.";
	if (text.startsWith("#")) return "A comment, then another line. Only one is explained at a time.";
	if (/^\|(?!\|)/.test(text)) return "A pipe: the shell passes the output to the next program.";
	if (endsCommand(text))
		return text.startsWith("&")
			? "Runs the command in the background: the shell does not wait for it."
			: "Ends the command. No other follows.";
	if (/^[\r\n]/.test(text)) return "Another line. Only one is explained at a time.";
	return "Another command, which is not explained here.";
}

function sentence(message: string): string {
	return /[.?]$/.test(message) ? message : `${message}.`;
}

function lowerFirst(text: string): string {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
