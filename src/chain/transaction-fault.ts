import * as v from "valibot";
import { anything, field, text, u8, u32 } from "./field.ts";
import { isJsonObject } from "./json-text.ts";
import { choose, shape, tupleOf } from "./shape.ts";

/** Why a transaction failed: the error's name, and for an instruction error the instruction and its code. */
export interface TransactionFault {
	name: string;
	/** From 0. */
	instruction: number | null;
	/** A program's own error code. */
	code: number | null;
}

const isNamed = (value: unknown) => isJsonObject(value) && Object.keys(value).length === 1;
const named = field<Record<string, unknown>>("an error’s name, or an object with that one key", isNamed);
const nameOf = (error: string | Record<string, unknown>) =>
	typeof error === "string" ? error : (Object.keys(error)[0] ?? "");

const cause = choose("an error’s name or its object", (value) =>
	typeof value === "string" ? text : isNamed(value) && "Custom" in (value as object) ? shape({ Custom: u32 }) : named,
);
const inInstruction = v.pipe(
	shape({ InstructionError: tupleOf("an instruction’s number and its error", u8, cause) }),
	v.transform(({ InstructionError: [instruction, error] }): TransactionFault => {
		const code = typeof error === "object" && "Custom" in error ? (error.Custom as number) : null;
		return { name: nameOf(error), instruction, code };
	}),
);
const other = v.pipe(
	choose("an error", (value) => (typeof value === "string" ? text : named)),
	v.transform((error): TransactionFault => ({ name: nameOf(error), instruction: null, code: null })),
);

/** The content of `err` for a failed transaction: a name, or an object whose only key is the name. */
export const transactionFault = choose("an error", (value) =>
	isJsonObject(value) && "InstructionError" in value ? inInstruction : other,
);

/** The deprecated field that repeats `err`. */
export const transactionOutcome = choose("an object with Ok or Err", (value) =>
	isJsonObject(value) && "Err" in value ? shape({ Err: transactionFault }) : shape({ Ok: v.nullable(anything) }),
);
