import { solText } from "#src/chain/amounts.ts";
import type { ResultOf } from "#src/chain/methods.ts";
import { change, countOf, grouped, inSol, outcomeText, thing, utcText } from "./chain-words.ts";
import { nothingFound } from "./describe-transaction.ts";
import { type Description, tableOf } from "./description.ts";

export function describeBlock(block: ResultOf<"getBlock">): Description {
	if (block === null) return nothingFound("block");
	const { blockhash, previousBlockhash, parentSlot, blockHeight, blockTime, transactions, signatures } = block;
	const known = (transactions ?? []).flatMap(({ meta }) => meta ?? []);
	const failed = known.filter(({ err }) => err !== null).length;
	const fees = known.reduce((sum, { fee }) => sum + fee, 0n);
	const count = transactions?.length ?? signatures?.length;
	return {
		title: "A block",
		says:
			count === undefined
				? "It was requested without its transactions."
				: `It holds ${thing(count, "transaction")}${known.length > 0 ? `, ${countOf(failed)} of which failed` : ""}.`,
		rows: [
			{ label: "Blockhash", value: blockhash, code: true },
			{ label: "Previous block", value: previousBlockhash, code: true, note: `in slot ${countOf(parentSlot)}` },
			...(blockHeight == null ? [] : [{ label: "Block height", value: countOf(blockHeight) }]),
			{ label: "Time", value: blockTime == null ? "unknown" : utcText(blockTime) },
			...(known.length > 0 ? [{ label: "Total fees", value: inSol(fees), note: `${countOf(fees)} lamports` }] : []),
		],
		tables: [
			...tableOf(
				"Transactions",
				transactions ?? [],
				{
					Signature: ({ transaction }) =>
						transaction.kind === "encoded" ? `in ${transaction.encoding}` : (transaction.signatures[0] ?? "none"),
					Outcome: ({ meta }) => (meta ? outcomeText(meta.err) : "not recorded"),
					Fee: ({ meta }) => (meta ? inSol(meta.fee) : ""),
				},
				{ codes: ["Signature"], figures: ["Fee"] },
			),
			...tableOf("Signatures", signatures ?? [], { Signature: (signature) => signature }, { codes: ["Signature"] }),
			...tableOf(
				"Rewards",
				block.rewards ?? [],
				{
					Account: ({ pubkey }) => pubkey,
					Kind: ({ rewardType }) => (rewardType ?? "unspecified").toLowerCase(),
					Change: ({ lamports }) => change(grouped(solText(lamports))),
				},
				{ codes: ["Account"], figures: ["Change"] },
			),
		],
		log: [],
	};
}
