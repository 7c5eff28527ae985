import { checkValue } from "#src/cli/check-value.ts";
import type { Command } from "#src/content/commands/command.ts";
import type { ValueKind } from "#src/content/commands/value-kinds.ts";
import { type Draft, type Field, fieldsOf } from "./draft.ts";

/** Kinds that name something of the visitor's own, and are likely meant again by the next command. */
const kept: readonly ValueKind[] = [
	"server",
	"region",
	"plan",
	"image",
	"path",
	"file",
	"remote-path",
	"key",
	"user",
	"member",
	"organisation",
	"package",
	"idea",
	"email",
];

/** What was given to commands so far, by kind of value. Nothing of it is stored. */
export interface Memory {
	/** Keeps what a field holds, where it can be and is a thing that has a name. */
	remember(field: Pick<Field, "value">, text: string): void;
	recall(field: Pick<Field, "value">): string | null;
	/** Where a command begins: what it needs, as far as it was given to another one before. */
	beginning(command: Command): Draft;
}

/** A memory that lasts as long as the page does. */
export function createMemory(): Memory {
	const texts = new Map<ValueKind, string>();
	const recall = ({ value }: Pick<Field, "value">) => (value && !value.choices && texts.get(value.kind)) || null;
	return {
		remember({ value }, text) {
			if (!value || value.choices || !kept.includes(value.kind) || checkValue(value, text) !== null) return;
			texts.set(value.kind, text);
		},
		recall,
		beginning: (command) =>
			Object.fromEntries(
				fieldsOf(command).flatMap((field) => {
					const text = field.required ? recall(field) : null;
					return text === null ? [] : [[field.key, [text]]];
				}),
			),
	};
}

/** The visit's one memory. */
export const memory = createMemory();
