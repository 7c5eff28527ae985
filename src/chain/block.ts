import * as v from "valibot";
import { blockhash, signature, u64, unixTime } from "./field.ts";
import { listOf, shape } from "./shape.ts";
import { blockTransaction } from "./transaction.ts";
import { reward } from "./transaction-meta.ts";

/**
 * Transactions, signatures and rewards are present only if they were requested. Specification 3 (chain response data)
 */
export const block = shape({
	blockhash,
	previousBlockhash: blockhash,
	parentSlot: u64,
	blockHeight: v.nullish(u64),
	blockTime: v.nullish(unixTime),
	transactions: v.optional(listOf(blockTransaction)),
	signatures: v.optional(listOf(signature)),
	rewards: v.nullish(listOf(reward)),
});
