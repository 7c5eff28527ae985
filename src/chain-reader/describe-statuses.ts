import type { ResultOf } from "#src/chain/methods.ts";
import type { SignatureStatus } from "#src/chain/signature-status.ts";
import { countOf, outcomeText, thing, utcText } from "./chain-words.ts";
import { seenAt } from "./describe-amount.ts";
import { type Description, tableOf } from "./description.ts";

/** The commitment in words. Older nodes express it only by the number of confirmations. */
const commitmentWords = {
	processed: "processed: in a block that may still be dropped",
	confirmed: "confirmed: two thirds of the stake voted for its block",
	finalized: "finalised: cannot be rolled back",
};
const NOT_KNOWN = "unknown";
const statusOf = ({ confirmationStatus, confirmations }: SignatureStatus) =>
	confirmationStatus ?? (confirmations === null ? "finalized" : "processed");

export function describeStatuses({ context, value }: ResultOf<"getSignatureStatuses">): Description {
	const known = value.flatMap((status) => status ?? []);
	const failed = known.filter(({ err }) => err !== null).length;
	const only = value.length === 1 ? known[0] : undefined;
	const unknown = value.length - known.length;
	const whole = `${thing(value.length, "signature")} requested: ${countOf(unknown)} unknown, ${countOf(failed)} failed.`;
	return {
		title: "Signature statuses",
		says: only ? `It ${outcomeText(only.err)}; ${commitmentWords[statusOf(only)]}.` : whole,
		rows: [seenAt(context)],
		tables: tableOf(
			"In the order requested",
			value,
			{
				Number: (_, index) => String(index + 1),
				Status: (status) => (status ? commitmentWords[statusOf(status)] : "unknown to this node"),
				Outcome: (status) => (status ? outcomeText(status.err) : NOT_KNOWN),
				Slot: (status) => (status ? countOf(status.slot) : NOT_KNOWN),
				"Blocks since": (status) =>
					status ? (status.confirmations === null ? "rooted" : countOf(status.confirmations)) : NOT_KNOWN,
			},
			{ figures: ["Slot", "Blocks since"] },
		),
		log: [],
	};
}

/** @param asked whether the method was given: an empty list answers other methods as well */
export function describeHistory(history: ResultOf<"getSignaturesForAddress">, asked: boolean): Description {
	const none = asked ? "No" : "If it answers getSignaturesForAddress, no";
	const failed = history.filter(({ err }) => err !== null).length;
	return {
		title: history.length > 0 || asked ? "Signatures of an address" : "An empty list",
		says:
			history.length === 0
				? `${none} transactions were found for this address.`
				: `${thing(history.length, "transaction")}, newest first; ${countOf(failed)} failed.`,
		rows: [],
		tables: tableOf(
			"Newest first",
			history,
			{
				Signature: ({ signature }) => signature,
				Outcome: ({ err }) => outcomeText(err),
				Slot: ({ slot }) => countOf(slot),
				Time: ({ blockTime }) => (blockTime == null ? "unknown" : utcText(blockTime)),
				Memo: ({ memo }) => memo ?? "none",
			},
			{ codes: ["Signature"], figures: ["Slot"] },
		),
		log: [],
	};
}
