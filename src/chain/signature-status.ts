import * as v from "valibot";
import { oneOf, signature, text, u64, unixTime } from "./field.ts";
import { shape } from "./shape.ts";
import { transactionFault, transactionOutcome } from "./transaction-fault.ts";

/** The level of commitment: in a block, voted for by two thirds, irreversible. */
const confirmationStatus = oneOf("processed", "confirmed", "finalized");

/** `confirmations` is null once the block is rooted. Specification 3 (chain response data) */
export const signatureStatus = shape({
	slot: u64,
	confirmations: v.nullable(u64),
	err: v.nullable(transactionFault),
	confirmationStatus: v.nullish(confirmationStatus),
	status: v.optional(transactionOutcome),
});
export type SignatureStatus = v.InferOutput<typeof signatureStatus>;

/** One transaction in the history of an address. */
export const addressSignature = shape({
	signature,
	slot: u64,
	err: v.nullable(transactionFault),
	memo: v.nullish(text),
	blockTime: v.nullish(unixTime),
	confirmationStatus: v.nullish(confirmationStatus),
});
