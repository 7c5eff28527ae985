import type { Account } from "#src/chain/account.ts";
import { amountText } from "#src/chain/amounts.ts";
import { byteCount } from "#src/chain/encoded-bytes.ts";
import { U64_MAX } from "#src/chain/field.ts";
import type { ResultOf } from "#src/chain/methods.ts";
import type { ParsedAccount } from "#src/chain/parsed-account.ts";
import { tokenText } from "#src/chain/token-amount.ts";
import { countOf, grouped, inSol, programName, thing } from "./chain-words.ts";
import { amountRows, lamportsRow, seenAt } from "./describe-amount.ts";
import type { DescribedRow, Description } from "./description.ts";

const address = (label: string, value: string | null | undefined, none?: string): DescribedRow[] => {
	if (value) return [{ label, value, note: programName(value), code: true }];
	return none === undefined ? [] : [{ label, value: "nobody", note: none }];
};

/** The account's bytes as parsed by the node: a few words for the sentence, and rows. */
function describeParsed(data: ParsedAccount): { what: string; rows: DescribedRow[] } {
	if (data.kind === "token") {
		const { mint, owner, state, tokenAmount, delegate, closeAuthority } = data.info;
		return {
			what: `an account of a token, with ${grouped(tokenText(tokenAmount))} of it${state === "frozen" ? ", frozen" : ""}`,
			rows: [
				...amountRows(tokenAmount),
				...address("Mint", mint),
				...address("Held by", owner),
				{ label: "State", value: state },
				...address("May spend for the holder", delegate),
				...address("May close it", closeAuthority),
			],
		};
	}
	if (data.kind === "mint") {
		const { supply, decimals, mintAuthority, freezeAuthority } = data.info;
		return {
			what: `a token’s mint, with a supply of ${grouped(amountText(supply, decimals))}, and ${mintAuthority ? "more of it can be made" : "no more can be made"}`,
			rows: [
				{ label: "Supply", value: grouped(amountText(supply, decimals)), note: "exact" },
				{ label: "Decimals", value: String(decimals) },
				...address("May make more", mintAuthority, "the supply is fixed"),
				...address("May freeze accounts", freezeAuthority, "no account can be frozen"),
			],
		};
	}
	if (data.kind === "stake") {
		const { stake, meta } = data.info;
		if (!stake) return { what: "a stake account, not delegated", rows: address("Staker", meta.authorized.staker) };
		const { delegation } = stake;
		const isLasting = delegation.deactivationEpoch === U64_MAX;
		return {
			what: `a stake of ${inSol(delegation.stake)}`,
			rows: [
				{ label: "Delegated", value: inSol(delegation.stake), note: `${countOf(delegation.stake)} lamports` },
				...address("To the vote account", delegation.voter),
				{ label: "Since epoch", value: countOf(delegation.activationEpoch) },
				{
					label: "Until epoch",
					value: isLasting ? "not asked back" : countOf(delegation.deactivationEpoch),
					note: isLasting ? "written as the greatest u64" : undefined,
				},
				...address("May delegate", meta.authorized.staker),
				...address("May withdraw", meta.authorized.withdrawer),
			],
		};
	}
	return { what: `an account of the program “${data.program}”, of the type “${data.type}”`, rows: [] };
}

function describeData(data: Account["data"], space: bigint | undefined): { what: string; rows: DescribedRow[] } {
	if ("kind" in data) return describeParsed(data);
	const count = byteCount(data);
	const size = count === null ? `${thing(data.bytes.length, "character")} of ${data.encoding}` : thing(count, "byte");
	const isSlice = count !== null && space !== undefined && BigInt(count) !== space;
	const what = count === 0 && !isSlice ? "an account without data" : `an account with ${size} of data`;
	const note = isSlice ? `a part of ${thing(space, "byte")}` : `in ${data.encoding}`;
	return { what, rows: [{ label: "Data", value: size, note }] };
}

const titles = { token: "A token account", mint: "A token’s mint", stake: "A stake account" };

export function describeAccount({ context, value }: ResultOf<"getAccountInfo">): Description {
	const nothing = { tables: [], log: [] };
	if (value === null)
		return {
			title: "No account",
			says: "There is no account at this address: nobody has sent it anything, or it was emptied and closed.",
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
			...address("Owned by the program", owner),
			{ label: "Can be run", value: executable ? "yes, it is a program" : "no" },
			...(rentEpoch === undefined
				? []
				: [
						{
							label: "Rent due in epoch",
							value: rentEpoch === U64_MAX ? "never" : countOf(rentEpoch),
							note: rentEpoch === U64_MAX ? "written as the greatest u64" : undefined,
						},
					]),
			seenAt(context),
		],
		...nothing,
	};
}
