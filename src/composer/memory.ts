import { checkValue } from "#src/cli/check-value.ts";
import type { Command } from "#src/content/commands/command.ts";
import type { ValueKind } from "#src/content/commands/value-kinds.ts";
import { type Draft, type Field, fieldsOf } from "./draft.ts";

/** Kinds that name something of the visitor's own and are likely to be used again by the next command. */
const kept: readonly ValueKind[] = [
	"server",
	"region",
	"plan",
	"image",
	"path",
	"file",
	"remote-path",
	"key",
	"gpg-key",
	"user",
	"member",
	"organisation",
	"package",
	"idea",
	"email",
];

/** The values given to commands so far, by kind. Nothing is stored. */
export interface Memory {
	/** Remembers a field's text, if it is valid and names something. */
	remember(field: Pick<Field, "value">, text: string): void;
	recall(field: Pick<Field, "value">): string | null;
	/** The initial draft of a command: its required values, as far as they were given to another command before. */
	beginning(command: Command): Draft;
}

/** A memory with the lifetime of the page. */
export function createMemory(): Memory {
	const texts = new Map<ValueKind, string>();
	const recall = ({ value }: Pick<Field, "value">) => (value && texts.get(value.kind)) || null;
	return {
		remember({ value }, text) {
			if (!value || !kept.includes(value.kind) || checkValue(value, text) !== null) return;
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

/** The memory of this visit. */
export const memory = createMemory();
