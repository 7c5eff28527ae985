import * as v from "valibot";
import { address, anything, base58, text, u8, u32 } from "./field.ts";
import { isJsonObject } from "./json-text.ts";
import { choose, listOf, shape } from "./shape.ts";

const stackHeight = v.nullish(u32);

/** By indices into the transaction's list of accounts. */
const compiled = shape({ programIdIndex: u8, accounts: listOf(u8), data: base58, stackHeight });
/** By addresses, for a program unknown to the node. */
const addressed = shape({ programId: address, accounts: listOf(address), data: base58, stackHeight });
/** Parsed by the node, for a program that it knows; a memo is its text. */
const parsed = shape({
	program: text,
	programId: address,
	parsed: choose("an object or a text", (value) =>
		typeof value === "string" ? text : shape({ type: text, info: v.optional(anything) }),
	),
	stackHeight,
});

export const instruction = choose("an instruction", (value) => {
	if (isJsonObject(value) && "parsed" in value) return parsed;
	return isJsonObject(value) && "programId" in value ? addressed : compiled;
});
export type Instruction = v.InferOutput<typeof instruction>;

/** Instructions called by an instruction, in order. */
export const innerInstructions = listOf(shape({ index: u8, instructions: listOf(instruction) }));
