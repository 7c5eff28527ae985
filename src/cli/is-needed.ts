import type { Argument, Command, Option } from "#src/content/commands/command.ts";
import type { Values } from "./part.ts";

/**
 * Whether a command needs an argument: always, or because of the value before it.
 * @example isNeeded(keys, name, { action: "rotate" }) // true
 */
export function isNeeded(command: Command, argument: Argument, values: Values): boolean {
	const before = command.arguments[command.arguments.indexOf(argument) - 1];
	const value = before && values[before.name];
	return argument.required || (typeof value === "string" && (argument.requiredAfter?.includes(value) ?? false));
}

/**
 * Whether a command needs an option: always, or because of another option’s value.
 * @example isOptionNeeded(recipient, { "--encryption": "gpg" }) // true
 */
export function isOptionNeeded({ required = false, goesWith }: Option, values: Values): boolean {
	return required || (goesWith !== undefined && values[goesWith.option] === goesWith.value);
}
