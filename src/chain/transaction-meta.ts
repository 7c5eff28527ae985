import * as v from "valibot";
import { encodedBytes } from "./encoded-bytes.ts";
import { address, i64, lamports, text, u8, u64 } from "./field.ts";
import { innerInstructions } from "./instruction.ts";
import { listOf, shape } from "./shape.ts";
import { tokenAmount } from "./token-amount.ts";
import { transactionFault, transactionOutcome } from "./transaction-fault.ts";

/** An account's balance of a token; `accountIndex` is the account's index in the transaction, from 0. */
const tokenBalance = shape({
	accountIndex: u8,
	mint: address,
	owner: v.nullish(address),
	programId: v.nullish(address),
	uiTokenAmount: tokenAmount,
});
export type TokenBalance = v.InferOutput<typeof tokenBalance>;

/** Paid to an account, or deducted from it. */
export const reward = shape({
	pubkey: address,
	lamports: i64,
	postBalance: lamports,
	rewardType: v.nullish(text),
	commission: v.nullish(u8),
});

/** The outcome of a transaction. Lists are missing if a node did not record them. */
export const transactionMeta = shape({
	err: v.nullable(transactionFault),
	status: v.optional(transactionOutcome),
	fee: lamports,
	preBalances: listOf(lamports),
	postBalances: listOf(lamports),
	preTokenBalances: v.nullish(listOf(tokenBalance)),
	postTokenBalances: v.nullish(listOf(tokenBalance)),
	innerInstructions: v.nullish(innerInstructions),
	logMessages: v.nullish(listOf(text)),
	rewards: v.nullish(listOf(reward)),
	loadedAddresses: v.nullish(shape({ writable: listOf(address), readonly: listOf(address) })),
	returnData: v.nullish(shape({ programId: address, data: encodedBytes })),
	computeUnitsConsumed: v.nullish(u64),
});
export type TransactionMeta = v.InferOutput<typeof transactionMeta>;
