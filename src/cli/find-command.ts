import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { closest } from "./edit-distance.ts";
import { nameOf } from "./usage.ts";

/** @example commandNamed("servers create") */
export function commandNamed(name: string): Command | null {
	return commands.find((command) => nameOf(command) === name) ?? null;
}

/**
 * The second words of a group, in order: `["wrap", "open", "verify"]` for `capsule`; empty if there is no such group.
 */
export function wordsOfGroup(group: string): string[] {
	return commands.flatMap(({ words: [first, second] }) => (first === group && second !== undefined ? [second] : []));
}

/** The possible first words after `cherry`, without duplicates, in order. */
export function firstWords(): string[] {
	return [...new Set(commands.map(({ words: [first = ""] }) => first))];
}

/** The command that the words of a line after `cherry` begin with. */
export function commandAt(words: readonly string[]): Command | null {
	return commands.find((command) => command.words.every((word, index) => words[index] === word)) ?? null;
}

/**
 * The command most likely meant, if none is named.
 * @example closestCommand(["server", "lst"]) // servers list
 */
export function closestCommand(words: readonly string[]): Command | null {
	const [first = "", second] = words;
	const group = closest(first, firstWords());
	if (group === null) {
		// A word that is no group but another command's second word: `cherry wrap`.
		return commands.find(({ words: [, last] }) => last !== undefined && last === first) ?? null;
	}
	const members = wordsOfGroup(group);
	if (members.length === 0) return commandAt([group]);
	const member = second === undefined ? null : closest(second, members);
	return member === null ? null : commandAt([group, member]);
}
