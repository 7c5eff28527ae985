import { commandUsage } from "../src/content/commands/usage.ts";

interface Option {
	name: string;
	/** null: a switch; empty: any value; else the values it knows. */
	values: string[] | null;
	repeats: boolean;
	required: boolean;
}

interface Command {
	words: string[];
	/** Values that each position knows; empty for any. */
	positions: { values: string[]; required: boolean; pattern?: RegExp }[];
	options: Option[];
}

const commands = Object.values(commandUsage).flat().map(readUsage);

/** Reads one usage line by the grammar that `usage.ts` states. */
export function readUsage(usage: string): Command {
	const parts = usage.match(/\[[^\]]*\]|--\S+ <[^>]+>|\S+/g) ?? [];
	const command: Command = { words: [], positions: [], options: [] };
	for (const part of parts) {
		const required = !part.startsWith("[");
		const inner = required ? part : part.slice(1, -1);
		if (inner.startsWith("--")) {
			const [name = "", value] = inner.replace(/\.\.\.$/, "").split(" ");
			const values = value === undefined ? null : value.startsWith("<") ? [] : value.split("|");
			command.options.push({ name, values, required, repeats: inner.endsWith("...") });
		} else if (required && /^[a-z0-9]+$/.test(inner)) command.words.push(inner);
		else if (inner.includes("|")) command.positions.push({ values: inner.split("|"), required });
		else if (inner.includes(">:<")) command.positions.push({ values: [], required, pattern: /^[^:]+:.+$/ });
		else command.positions.push({ values: [], required });
	}
	return command;
}

/** Divides a shell line into the words of its first command. Comments, pipes, redirections and what follows are left out. */
export function firstCommand(line: string): string[] {
	const words: string[] = [];
	const token = /(?<=\s)\d?>{1,2}|[|;&<>]|(?:"(?:\\.|[^"\\])*"|'[^']*'|\$\([^)]*\)|[^\s|;&<>"'])+/g;
	for (const [word] of line.matchAll(token)) {
		if (/^(?:[|;&<]|\d?>)/.test(word) || word.startsWith("#")) break;
		words.push(word.replace(/^(["'])(.*)\1$/s, "$2"));
	}
	return words;
}

/**
 * What is wrong with a `cherry` command, judged by the usage lines.
 * @param isWhole false for a command that prose only names: it may lack what it would need to run
 * @returns null for a correct command
 * @example faultOf("cherry capsule wrap web-03 --compression max") // "--compression max: must be none, low, medium or high"
 */
export function faultOf(line: string, isWhole = true): string | null {
	const words = firstCommand(line);
	const command = commands
		.filter((candidate) => candidate.words.every((word, index) => words[index] === word))
		.sort((a, b) => b.words.length - a.words.length)[0];
	if (command === undefined) {
		const isGroup = commands.some((candidate) => words.every((word, index) => candidate.words[index] === word));
		return isGroup && !isWhole ? null : `${words.slice(0, 3).join(" ")}: is no command of usage.ts`;
	}
	const name = command.words.join(" ");
	const seen = new Set<string>();
	let position = 0;
	for (let index = command.words.length; index < words.length; index++) {
		const word = words[index] ?? "";
		if (!word.startsWith("-")) {
			const expected = command.positions[position++];
			if (expected === undefined) return `${word}: is one word too many for ${name}`;
			if (expected.values.length > 0 && !expected.values.includes(word)) return expectation(word, expected.values);
			if (expected.pattern && isWhole && !expected.pattern.test(word)) return `${word}: must be <server>:<path>`;
			continue;
		}
		const [optionName = "", inlineValue] = word.split(/=(.*)/s);
		const option = command.options.find((candidate) => candidate.name === optionName);
		if (option === undefined) return `${optionName}: is no option of ${name}`;
		if (seen.has(optionName) && !option.repeats) return `${optionName}: is given twice`;
		seen.add(optionName);
		if (option.values === null) {
			if (inlineValue !== undefined) return `${optionName}: takes no value`;
			continue;
		}
		const values = [inlineValue ?? words[++index]];
		while (option.repeats && /^[^-]/.test(words[index + 1] ?? "")) values.push(words[++index]);
		for (const value of values) {
			if (value === undefined || value.startsWith("--")) {
				if (isWhole) return `${optionName}: needs a value`;
			} else if (option.values.length > 0 && !option.values.includes(value)) {
				return expectation(`${optionName} ${value}`, option.values);
			}
		}
	}
	if (!isWhole) return null;
	const missingPositions = command.positions.slice(position).some(({ required }) => required);
	if (missingPositions)
		return `${name}: needs ${command.positions.filter(({ required }) => required).length} arguments`;
	const missing = command.options.find((option) => option.required && !seen.has(option.name));
	return missing ? `${name}: needs ${missing.name}` : null;
}

function expectation(what: string, values: string[]): string {
	return `${what}: must be ${values.slice(0, -1).join(", ")} or ${values.at(-1)}`;
}
