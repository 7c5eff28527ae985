import * as v from "valibot";
import { field, received } from "./field.ts";
import { isJsonObject } from "./json-text.ts";

const AN_OBJECT = "an object";
const A_LIST = "a list";

/** What a schema expects, in words; valibot's own description of nullable schemas uses symbols. */
function expected(schema: { expects: string; wrapped?: { expects: string }; type?: string }): string {
	const { wrapped, type = "" } = schema;
	return wrapped ? `${expected(wrapped)}${type.startsWith("null") ? " or null" : ""}` : schema.expects;
}

/** A schema chosen by the value itself, for a field that may be one of several things. */
export const choose = <Chosen extends v.GenericSchema>(expects: string, choice: (value: unknown) => Chosen) =>
	Object.assign(v.lazy(choice), { expects });

/** Accepts nothing. @example refuse("no result beside an error") */
export const refuse = (expects: string) => field<never>(expects, () => false);

/**
 * An object with these fields. Other fields are accepted and dropped, because nodes add fields from version to version.
 * @example shape({ lamports, owner: address, space: v.nullish(u64) })
 */
export function shape<const Entries extends v.ObjectEntries>(entries: Entries) {
	const object = v.object(entries, ({ path }) => {
		const missing = entries[String(path?.at(-1)?.key)];
		return `expected ${missing ? expected(missing) : AN_OBJECT}, received nothing`;
	});
	// valibot also accepts an array as an object.
	return choose(AN_OBJECT, (value) => (isJsonObject(value) ? object : refuse(AN_OBJECT)));
}

/** A list of any length. @example listOf(signature) */
export const listOf = <const Item extends v.GenericSchema>(item: Item) =>
	Object.assign(
		v.array(item, ({ input }) => `expected ${A_LIST}, received ${received(input)}`),
		{ expects: A_LIST },
	);

/**
 * A list of fixed length, with a schema per position. @example tupleOf("the bytes and their encoding", base64,
 * encoding)
 */
export function tupleOf<const Items extends v.TupleItems>(what: string, ...items: Items) {
	const expects = `a list of ${what}`;
	const tuple = v.tuple(items);
	return choose(expects, (value) => (Array.isArray(value) && value.length === items.length ? tuple : refuse(expects)));
}
