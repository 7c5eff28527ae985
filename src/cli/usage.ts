import type { Argument, Command, Option, Value } from "#src/content/commands/command.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";

/**
 * A command's name: its words after `cherry`. Unique.
 * @example nameOf(create) // "servers create"
 */
export function nameOf({ words }: Pick<Command, "words">): string {
	return words.join(" ");
}

/**
 * A command's name as a URL fragment. Unique.
 * @example idOf(create) // "servers-create"
 */
export function idOf({ words }: Pick<Command, "words">): string {
	return words.join("-");
}

/**
 * The placeholder of a value.
 * @example placeholderOf({ name: "plan", kind: "plan" }) // "<plan>"
 * @example placeholderOf({ name: "shell", kind: "choice", choices: ["bash", "zsh"] }) // "bash|zsh"
 */
export function placeholderOf({ name, kind, choices }: Value): string {
	return choices?.join("|") ?? valueKinds[kind].placeholder ?? `<${name}>`;
}

/** An argument in the usage line: `<server>`, `[path]`, `[list|add]`. */
function usageOfArgument(argument: Argument): string {
	const inner = placeholderOf(argument) + (argument.repeats ? "..." : "");
	return argument.required ? inner : `[${inner.replace(/^<([^<>]*)>/, "$1")}]`;
}

/** An option in the usage line: `--plan <plan>`, `[--json]`, `[--witness <member>...]`. */
export function usageOfOption({ name, value, required, repeats }: Option): string {
	const inner = (value ? `${name} ${placeholderOf(value)}` : name) + (repeats ? "..." : "");
	return required ? inner : `[${inner}]`;
}

/**
 * The usage line: `<required>`, `[optional]`, `a|b` alternatives, `...` repeatable. Arguments come before options.
 * @example usageOf(push) // "cherry files push <source> <server>:<path> [--compression none|low|medium|high]"
 * Specification 2.11 and 3 (Command entry)
 */
export function usageOf(command: Command): string {
	return [
		"cherry",
		...command.words,
		...command.arguments.map(usageOfArgument),
		...command.options.map(usageOfOption),
	].join(" ");
}
