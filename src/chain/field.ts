import {
	type Address,
	type Blockhash,
	isAddress,
	isBlockhash,
	isSignature,
	type Lamports,
	type Signature,
	type UnixTimestamp,
} from "@solana/kit";
import * as v from "valibot";
import { JsonDecimal } from "./json-text.ts";

/** Longer values are truncated in messages. */
const SHOWN = 60;

/** A value as shown in a message. @example received("abc") // "\"abc\"" */
export function received(value: unknown): string {
	if (value === undefined) return "nothing";
	if (Array.isArray(value)) return "a list";
	const text = typeof value === "string" ? JSON.stringify(value) : value instanceof JsonDecimal ? value.text : null;
	if (text === null && typeof value === "object" && value !== null) return "an object";
	const shown = text ?? String(value);
	return shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown;
}

/**
 * A schema for a single value, with words that complete "expected …".
 * @param fits tests the value without throwing
 */
export function field<Type>(expects: string, fits: (value: unknown) => boolean) {
	const schema = v.custom<Type>(fits, ({ input }) => `expected ${expects}, received ${received(input)}`);
	return Object.assign(schema, { expects });
}

const isWithin = (least: bigint, most: bigint) => (value: unknown) =>
	typeof value === "bigint" && value >= least && value <= most;
const isText = (fits: (text: string) => boolean) => (value: unknown) => typeof value === "string" && fits(value);

/** The maximum unsigned 64-bit integer, which the chain also uses for "never". */
export const U64_MAX = 2n ** 64n - 1n;
const fitsU64 = isWithin(0n, U64_MAX);
const fitsI64 = isWithin(-(2n ** 63n), 2n ** 63n - 1n);
const AN_U64 = "an unsigned 64-bit integer";

export const u64 = field<bigint>(AN_U64, fitsU64);
export const lamports = field<Lamports>(AN_U64, fitsU64);
export const i64 = field<bigint>("a signed 64-bit integer", fitsI64);
export const unixTime = field<UnixTimestamp>("a time in seconds, a signed 64-bit integer", fitsI64);

/** A count or an index, small enough for a number. */
const small = (expects: string, most: bigint) =>
	Object.assign(v.pipe(field<bigint>(expects, isWithin(0n, most)), v.transform(Number)), { expects });
export const u8 = small("an integer from 0 to 255", 255n);
export const u32 = small("an unsigned 32-bit integer", 2n ** 32n - 1n);

/** Amounts that are quoted, because many readers parse JSON numbers with too little precision. */
const U64_TEXT = "an unsigned 64-bit integer in quotes";
export const u64Text = Object.assign(
	v.pipe(
		field<string>(
			U64_TEXT,
			isText((text) => /^(?:0|[1-9]\d{0,19})$/.test(text) && fitsU64(BigInt(text))),
		),
		v.transform((digits) => BigInt(digits)),
	),
	{ expects: U64_TEXT },
);

/** A number with or without a fraction, kept as written. */
export const decimal = Object.assign(
	v.pipe(
		field<bigint | JsonDecimal>("a number", (value) => typeof value === "bigint" || value instanceof JsonDecimal),
		v.transform((value) => (typeof value === "bigint" ? String(value) : value.text)),
	),
	{ expects: "a number" },
);

export const text = field<string>("a text", (value) => typeof value === "string");
export const flag = field<boolean>("true or false", (value) => typeof value === "boolean");
export const anything = field<unknown>("a value", (value) => value !== undefined);

const isBase58 = (value: string) => /^[1-9A-HJ-NP-Za-km-z]*$/.test(value);
export const base58 = field<string>("bytes in base58", isText(isBase58));
export const address = field<Address>("an address, 32 bytes in base58", isText(isAddress));
// Kit's own guard throws on characters outside base58.
const isWholeSignature = (value: string) => isBase58(value) && isSignature(value);
export const signature = field<Signature>("a signature, 64 bytes in base58", isText(isWholeSignature));
export const blockhash = field<Blockhash>("a blockhash, 32 bytes in base58", isText(isBlockhash));
export const base64 = field<string>(
	"bytes in base64",
	isText((value) => value.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(value)),
);

/** One of a few words. @example oneOf("processed", "confirmed", "finalized") */
export const oneOf = <const Word extends string>(...words: readonly Word[]) =>
	field<Word>(
		`one of ${words.map((word) => JSON.stringify(word)).join(", ")}`,
		isText((value) => (words as readonly string[]).includes(value)),
	);
