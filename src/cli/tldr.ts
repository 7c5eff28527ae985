import type { Command } from "#src/content/commands/command.ts";
import { valuesFor } from "./check-value.ts";
import { parseLine } from "./parse-line.ts";
import { nameOf } from "./usage.ts";

/** The commands on the page, in the order in which a new user meets them; a tldr page has at most eight examples. */
const shownCommands = [
	"init",
	"inventory plans",
	"servers create",
	"servers list",
	"ssh connect",
	"files push",
	"capsule wrap",
	"capsule open",
];

/**
 * A page in the format of tldr-pages: a title, what the program does, and at most eight examples, with variable parts
 * in double braces.
 * @param home where to read more; left out if the site does not know its own address
 * @throws Error when a listed command does not exist
 */
export function tldrPage(commands: readonly Command[], home?: string): string {
	const examples = shownCommands.map((name) => {
		const command = commands.find((candidate) => nameOf(candidate) === name);
		if (!command) throw new Error(`The tldr page shows cherry ${name}, which is no command.`);
		const [{ line }] = command.examples;
		return `- ${command.summary}:\n\n\`${withPlaceholders(line)}\`\n`;
	});
	const about = [
		"> Rent, move and look after servers from the terminal.",
		...(home ? [`> More information: <${home}>.`] : []),
	];
	return ["# cherry\n", `${about.join("\n")}\n`, ...examples].join("\n");
}

/** @example withPlaceholders("cherry files list web-03") // "cherry files list {{web-03}}" */
function withPlaceholders(line: string): string {
	let text = "";
	let last = 0;
	for (const part of parseLine(line).parts) {
		text += line.slice(last, part.start);
		last = part.end;
		const value = part.kind === "argument" ? part.argument : part.kind === "value" ? part.option.value : undefined;
		const choices = value?.choices && valuesFor(value).join("|");
		text += value ? `{{${choices ?? part.text}}}` : part.text;
	}
	return text;
}
