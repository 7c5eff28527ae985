import * as v from "valibot";
import { encodedBytes } from "./encoded-bytes.ts";
import { address, blockhash, flag, oneOf, signature, u8, u64, unixTime } from "./field.ts";
import { instruction } from "./instruction.ts";
import { isJsonObject } from "./json-text.ts";
import { knownAccounts } from "./known-accounts.ts";
import { choose, listOf, shape } from "./shape.ts";
import { transactionMeta } from "./transaction-meta.ts";

const signatures = listOf(signature);
const plainKey = v.pipe(
	address,
	v.transform((pubkey) => ({ pubkey, signer: null, writable: null })),
);
const describedKey = shape({
	pubkey: address,
	signer: flag,
	writable: flag,
	source: v.nullish(oneOf("transaction", "lookupTable")),
});
const accountKeys = listOf(choose("an address", (value) => (typeof value === "string" ? plainKey : describedKey)));

const message = shape({
	accountKeys,
	header: v.optional(
		shape({ numRequiredSignatures: u8, numReadonlySignedAccounts: u8, numReadonlyUnsignedAccounts: u8 }),
	),
	recentBlockhash: blockhash,
	instructions: listOf(instruction),
	addressTableLookups: v.nullish(
		listOf(shape({ accountKey: address, writableIndexes: listOf(u8), readonlyIndexes: listOf(u8) })),
	),
});

const whole = v.pipe(
	shape({ signatures, message }),
	v.transform((transaction) => ({ kind: "whole" as const, ...transaction })),
);
/** A block can be requested with accounts only. */
const accountsAlone = v.pipe(
	shape({ signatures, accountKeys }),
	v.transform((transaction) => ({ kind: "accounts" as const, ...transaction })),
);
const encoded = v.pipe(
	encodedBytes,
	v.transform((bytes) => ({ kind: "encoded" as const, ...bytes })),
);

const content = choose("a transaction", (value) => {
	if (!isJsonObject(value)) return encoded;
	return "accountKeys" in value ? accountsAlone : whole;
});

const version = choose("“legacy” or a version number", (value) => (typeof value === "string" ? oneOf("legacy") : u8));

const entries = { transaction: content, meta: v.nullable(transactionMeta), version: v.optional(version) };

/** Transactions in a block have no slot and time of their own, only the block's. */
const blockShape = shape(entries);
export type BlockTransaction = v.InferOutput<typeof blockShape>;
export const blockTransaction = v.pipe(blockShape, knownAccounts<BlockTransaction>());

const wholeShape = shape({ ...entries, slot: u64, blockTime: v.nullish(unixTime), transactionIndex: v.nullish(u64) });
/** Specification 3 (chain response data) */
export type Transaction = v.InferOutput<typeof wholeShape>;
export const transaction = v.pipe(wholeShape, knownAccounts<Transaction>());
