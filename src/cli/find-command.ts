import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { closest } from "./edit-distance.ts";
import { nameOf } from "./usage.ts";

/** @example commandNamed("servers create") */
export function commandNamed(name: string): Command | null {
	return commands.find((command) => nameOf(command) === name) ?? null;
}

/** The second words of a group, in order: `["wrap", "open", "verify"]` of `capsule`; empty where there is no such group. */
export function wordsOfGroup(group: string): string[] {
	return commands.flatMap(({ words: [first, second] }) => (first === group && second !== undefined ? [second] : []));
}

/** The words with which a line can begin after `cherry`, each once, in order. */
export function firstWords(): string[] {
	return [...new Set(commands.map(({ words: [first = ""] }) => first))];
}

/** The command that a line's words begin with; the words are those after `cherry`. */
export function commandAt(words: readonly string[]): Command | null {
	return commands.find((command) => command.words.every((word, index) => words[index] === word)) ?? null;
}

/**
 * The command that was most likely meant, where none is named.
 * @example closestCommand(["server", "lst"]) // servers list
 */
export function closestCommand(words: readonly string[]): Command | null {
	const [first = "", second] = words;
	const group = closest(first, firstWords());
	if (group === null) {
		// A word that is no group's, but somebody else's second: `cherry wrap`.
		return commands.find(({ words: [, last] }) => last !== undefined && last === first) ?? null;
	}
	const members = wordsOfGroup(group);
	if (members.length === 0) return commandAt([group]);
	const member = second === undefined ? null : closest(second, members);
	return member === null ? null : commandAt([group, member]);
}
