import { valuesFor } from "#src/cli/check-value.ts";
import { placeholderOf } from "#src/cli/usage.ts";
import type { Command, Value } from "#src/content/commands/command.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";
import { fieldsOf } from "./draft.ts";

/**
 * The possible values in a few words: the choices if there are any, otherwise the kind. Plans have a list of their own.
 */
export function takes(value: Value): string {
	const choices = value.kind === "plan" ? [] : valuesFor(value);
	if (choices.length > 0) return choices.join(", ");
	const { label, placeholder } = valueKinds[value.kind];
	return placeholder === undefined ? label.toLowerCase() : placeholderOf(value);
}

/** What a command is searched by beside its name, summary and usage: its features, purposes and values. */
export function searchWordsOf(command: Command): string[] {
	const { features, examples } = command;
	const values = fieldsOf(command).flatMap(({ value }) => (value ? takes(value) : []));
	return [...features, ...examples.map(({ purpose }) => purpose), ...values];
}
