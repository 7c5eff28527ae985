import * as v from "valibot";
import { account } from "./account.ts";
import { block } from "./block.ts";
import { lamports, text, u64 } from "./field.ts";
import { isJsonObject, type Json } from "./json-text.ts";
import { listOf, shape } from "./shape.ts";
import { addressSignature, signatureStatus } from "./signature-status.ts";
import { stakeActivation } from "./stake-activation.ts";
import { tokenAmount } from "./token-amount.ts";
import { transaction } from "./transaction.ts";

/** A value with the slot at which the node read it. */
const inContext = <const Value extends v.GenericSchema>(value: Value) =>
	shape({ context: shape({ slot: u64, apiVersion: v.optional(text) }), value });

/** The supported methods, and the result of each. */
export const results = {
	getAccountInfo: inContext(v.nullable(account)),
	getBalance: inContext(lamports),
	getTokenAccountBalance: inContext(tokenAmount),
	getTokenSupply: inContext(tokenAmount),
	getSignatureStatuses: inContext(listOf(v.nullable(signatureStatus))),
	getSignaturesForAddress: listOf(addressSignature),
	getTransaction: v.nullable(transaction),
	getBlock: v.nullable(block),
	getStakeActivation: stakeActivation,
};

export type Method = keyof typeof results;
export type ResultOf<Of extends Method> = v.InferOutput<(typeof results)[Of]>;

/** Fields that identify a result, even if others of it are missing. */
type Marks = readonly (readonly [Method, readonly string[]])[];
const marks: Marks = [
	["getStakeActivation", ["state", "active", "inactive"]],
	["getBlock", ["blockhash", "previousBlockhash", "parentSlot"]],
	["getTransaction", ["transaction", "meta"]],
];
/** The same for a value in context. */
const valueMarks: Marks = [
	["getTokenAccountBalance", ["amount", "decimals", "uiAmountString"]],
	["getAccountInfo", ["lamports", "owner", "executable", "rentEpoch"]],
];
/** The same for the entries of a list; lists of other methods have slots too. */
const historyMarks = ["signature", "memo", "confirmationStatus"];
const statusMarks = ["slot", "confirmations", "confirmationStatus", "err"];

const hasOne = (value: Json | undefined, names: readonly string[]) =>
	isJsonObject(value) && names.some((name) => name in value);
const markedIn = (value: Json, all: Marks): Method | null => all.find(([, names]) => hasOne(value, names))?.[0] ?? null;
const firstIn = (list: readonly Json[]) => list.find((entry) => entry !== null);

/**
 * The method of a result, recognised by its fields. A result does not name its method, and two methods may have the
 * same shape: a token's supply looks like a token account's balance.
 * @param result as read, valid or not
 * @returns null if nothing identifies it
 */
export function recogniseMethod(result: Json): Method | null {
	if (Array.isArray(result))
		return result.length === 0 || hasOne(firstIn(result), historyMarks) ? "getSignaturesForAddress" : null;
	if (!isJsonObject(result)) return result === null ? "getTransaction" : null;
	const { context, value } = result;
	// Without a context, a field of this name is another method's own.
	if (context === undefined || value === undefined) return markedIn(result, marks);
	if (value === null) return "getAccountInfo";
	if (isJsonObject(value)) return markedIn(value, valueMarks);
	if (!Array.isArray(value)) return typeof value === "boolean" ? null : "getBalance";
	const areUnknown = value.length > 0 && firstIn(value) === undefined;
	return areUnknown || hasOne(firstIn(value), statusMarks) ? "getSignatureStatuses" : null;
}
