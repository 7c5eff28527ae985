import * as v from "valibot";
import { ChainAnswerError } from "./chain-answer-error.ts";
import type { JsonText } from "./json-text.ts";

type Key = string | number;

/** @example pathText(["result", "value", 0, "lamports"]) // "result.value[0].lamports" */
export const pathText = (path: readonly Key[]): string =>
	path
		.map((key, index) => {
			if (typeof key === "number") return `[${key}]`;
			if (!/^[\w$]+$/.test(key)) return `[${JSON.stringify(key)}]`;
			return index === 0 ? key : `.${key}`;
		})
		.join("");

/**
 * Validates a value of a text against a schema.
 * @param at the value's path in the text
 * @throws ChainAnswerError for the first invalid field
 */
export function check<const Schema extends v.GenericSchema>(
	schema: Schema,
	value: unknown,
	{ spanOf }: JsonText,
	at: readonly Key[] = [],
): v.InferOutput<Schema> {
	const outcome = v.safeParse(schema, value, { abortEarly: true });
	if (outcome.success) return outcome.output;
	const [issue] = outcome.issues;
	const path = [...at, ...(issue.path ?? []).map(({ key }) => key as Key)];
	throw new ChainAnswerError(pathText(path), issue.message, spanOf(path));
}
