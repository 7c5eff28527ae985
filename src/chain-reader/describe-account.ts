import type { Account } from "#src/chain/account.ts";
import { amountText } from "#src/chain/amounts.ts";
import { byteCount } from "#src/chain/encoded-bytes.ts";
import { U64_MAX } from "#src/chain/field.ts";
import type { ResultOf } from "#src/chain/methods.ts";
import type { ParsedAccount } from "#src/chain/parsed-account.ts";
import { countOf, grouped, inSol, programName, thing } from "./chain-words.ts";
import { amountRows, inTokens, lamportsRow, seenAt } from "./describe-amount.ts";
import type { DescribedRow, Description } from "./description.ts";

const address = (label: string, value: string | null | undefined, none?: string): DescribedRow[] => {
	if (value) return [{ label, value, note: programName(value), code: true }];
	return none === undefined ? [] : [{ label, value: "none", note: none }];
};

/** The account's bytes as parsed by the node: a few words for the sentence, and rows. */
function describeParsed(data: ParsedAccount): { what: string; rows: DescribedRow[] } {
	if (data.kind === "token") {
		const { mint, owner, state, tokenAmount, delegate, delegatedAmount, closeAuthority } = data.info;
		return {
			what: `a token account with ${inTokens(tokenAmount)}${state === "frozen" ? ", frozen" : ""}`,
			rows: [
				...amountRows(tokenAmount),
				...address("Mint", mint),
				...address("Owner", owner),
				{ label: "State", value: state },
				...address("Delegate", delegate),
				...(delegatedAmount
					? [{ label: "Delegated amount", value: inTokens(delegatedAmount), note: "the delegate may move this much" }]
					: []),
				...address("Close authority", closeAuthority),
			],
		};
	}
	if (data.kind === "mint") {
		const { supply, decimals, mintAuthority, freezeAuthority } = data.info;
		return {
			what: `a token’s mint with a supply of ${grouped(amountText(supply, decimals))}; ${mintAuthority ? "more can be minted" : "no more can be minted"}`,
			rows: [
				{ label: "Supply", value: grouped(amountText(supply, decimals)), note: "exact" },
				{ label: "Decimals", value: String(decimals) },
				...address("Mint authority", mintAuthority, "the supply is fixed"),
				...address("Freeze authority", freezeAuthority, "accounts cannot be frozen"),
			],
		};
	}
	if (data.kind === "stake") {
		const { stake, meta } = data.info;
		const authorities = [
			...address("Stake authority", meta.authorized.staker),
			...address("Withdraw authority", meta.authorized.withdrawer),
		];
		if (!stake) return { what: "a stake account, not delegated", rows: authorities };
		const { delegation } = stake;
		const isLasting = delegation.deactivationEpoch === U64_MAX;
		return {
			what: `a stake of ${inSol(delegation.stake)}`,
			rows: [
				{ label: "Delegated", value: inSol(delegation.stake), note: `${countOf(delegation.stake)} lamports` },
				...address("Vote account", delegation.voter),
				{ label: "Activation epoch", value: countOf(delegation.activationEpoch) },
				{
					label: "Deactivation epoch",
					value: isLasting ? "none" : countOf(delegation.deactivationEpoch),
					note: isLasting ? "encoded as the largest u64" : undefined,
				},
				...authorities,
			],
		};
	}
	return { what: `an account of the program “${data.program}” with the type “${data.type}”`, rows: [] };
}

function describeData(data: Account["data"], space: bigint | undefined): { what: string; rows: DescribedRow[] } {
	if ("kind" in data) return describeParsed(data);
	const count = byteCount(data);
	const size = count === null ? `${thing(data.bytes.length, "character")} of ${data.encoding}` : thing(count, "byte");
	const isSlice = count !== null && space !== undefined && BigInt(count) !== space;
	const what = count === 0 && !isSlice ? "an account without data" : `an account with ${size} of data`;
	const note = isSlice ? `part of ${thing(space, "byte")}` : `in ${data.encoding}`;
	return { what, rows: [{ label: "Data", value: size, note }] };
}

const titles = { token: "A token account", mint: "A token’s mint", stake: "A stake account" };

export function describeAccount({ context, value }: ResultOf<"getAccountInfo">): Description {
	const nothing = { tables: [], log: [] };
	if (value === null)
		return {
			title: "No account",
			says: "There is no account at this address: it has never been funded, or it was emptied and closed.",
			rows: [seenAt(context)],
			...nothing,
		};
	const { lamports, owner, executable, rentEpoch, space, data } = value;
	const { what, rows } = describeData(data, space);
	return {
		title: "kind" in data && data.kind !== "other" ? titles[data.kind] : executable ? "A program" : "An account",
		says: `${executable ? "A program; " : ""}${what}. It holds ${inSol(lamports)}.`.replace(/^a/, "A"),
		rows: [
			{ label: "Balance", value: inSol(lamports) },
			lamportsRow(lamports),
			...rows,
			...address("Owner program", owner),
			{ label: "Executable", value: executable ? "yes, this is a program" : "no" },
			...(rentEpoch === undefined
				? []
				: [
						{
							label: "Rent due in epoch",
							value: rentEpoch === U64_MAX ? "never" : countOf(rentEpoch),
							note: rentEpoch === U64_MAX ? "encoded as the largest u64" : undefined,
						},
					]),
			seenAt(context),
		],
		...nothing,
	};
}
