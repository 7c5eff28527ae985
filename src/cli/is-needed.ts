import type { Argument, Command } from "#src/content/commands/command.ts";
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
