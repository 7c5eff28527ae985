import type { Value } from "#src/content/commands/command.ts";
import { valueKinds } from "#src/content/commands/value-kinds.ts";
import { plans } from "#src/content/servers/plans.ts";
import { listText } from "#src/figures/list-text.ts";
import { closest } from "./edit-distance.ts";

const planIds: readonly string[] = plans.map(({ id }) => id);

/** The possible values, in order; empty if any text of the kind is accepted. */
export function valuesFor({ kind, choices }: Pick<Value, "kind" | "choices">): readonly string[] {
	return choices ?? (kind === "plan" ? planIds : (valueKinds[kind].known ?? []));
}

/** What a value must be, phrased to complete "Must be …": "none, low, medium or high". */
export function mustBe(value: Pick<Value, "kind" | "choices">): string {
	const list = valuesFor(value);
	if (list.length === 0 || value.kind === "plan") return valueKinds[value.kind].mustBe;
	return listText(list, "or");
}

/** Whether a text has the form of its kind. Whether such a plan or region exists is not checked. */
export function hasForm({ kind }: Pick<Value, "kind">, text: string): boolean {
	const { pattern, range } = valueKinds[kind];
	if (range) return /^\d{1,9}$/.test(text) && Number(text) >= range.min && Number(text) <= range.max;
	return pattern === undefined ? text !== "" : new RegExp(`^(?:${pattern})$`, "u").test(text);
}

/** The value that a text was most likely meant to be, if there is a list to choose from. */
export function closestValue(value: Pick<Value, "kind" | "choices">, text: string): string | null {
	return closest(text, valuesFor(value));
}

/** Whether a command would accept the text for this value. */
export function isValue(value: Pick<Value, "kind" | "choices">, text: string): boolean {
	const list = valuesFor(value);
	return list.length > 0 ? list.includes(text) : hasForm(value, text);
}

/**
 * What is wrong with a value, as a sentence to show at its field; null if it is valid.
 * @example checkValue({ name: "level", kind: "choice", choices: ["low", "high"] }, "hihg") // "Must be low or high. Did you mean high?"
 */
export function checkValue(value: Pick<Value, "kind" | "choices">, text: string): string | null {
	if (isValue(value, text)) return null;
	const meant = closestValue(value, text);
	return `Must be ${mustBe(value)}.${meant === null ? "" : ` Did you mean ${meant}?`}`;
}
