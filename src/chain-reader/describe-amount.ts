import { parseAmount } from "#src/chain/amounts.ts";
import type { ResultOf } from "#src/chain/methods.ts";
import { type TokenAmount, tokenText } from "#src/chain/token-amount.ts";
import { countOf, grouped, inSol } from "./chain-words.ts";
import type { DescribedRow, Description } from "./description.ts";

/** The slot and node version of a result. */
export const seenAt = ({ slot, apiVersion }: { slot: bigint; apiVersion?: string | undefined }): DescribedRow => ({
	label: "Seen at slot",
	value: countOf(slot),
	note: apiVersion && `by a node running version ${apiVersion}`,
});

export const lamportsRow = (lamports: bigint): DescribedRow => ({
	label: "Lamports",
	value: countOf(lamports),
	note: "1 SOL = 1,000,000,000",
});

export function describeBalance({ context, value }: ResultOf<"getBalance">): Description {
	return {
		title: "A balance",
		says: `The account holds ${inSol(value)}.`,
		rows: [{ label: "Balance", value: inSol(value) }, lamportsRow(value), seenAt(context)],
		tables: [],
		log: [],
	};
}

/** No node's number has more digits, or a larger exponent: it is a double. */
const MAX_DIGITS = 400;

/**
 * Base units of a number in JSON notation. @example unitsOf("2.5e-7", 9) // 250n @returns null if it has more decimals
 * than the token, or would be too long to expand
 */
function unitsOf(number: string, decimals: number): bigint | null {
	const [figure = "", exponent = "0"] = number.toLowerCase().split("e");
	if (figure.length > MAX_DIGITS || Math.abs(Number(exponent)) > MAX_DIGITS) return null;
	return parseAmount(figure, decimals + Number(exponent));
}

/** The node's own figures, if they differ from the exact one. */
function nodesFigures(amount: TokenAmount): DescribedRow[] {
	const exact = tokenText(amount);
	const { uiAmount, uiAmountString } = amount;
	const isExact = uiAmount == null || unitsOf(uiAmount, amount.decimals) === amount.amount;
	const isScaled = uiAmountString !== undefined && uiAmountString !== exact;
	const scaled = "the mint may bear interest or scale amounts";
	const rounded = "rounded: passed through floating point";
	return [
		...(isScaled ? [{ label: "Node’s text", value: uiAmountString, note: scaled }] : []),
		...(isExact ? [] : [{ label: "Node’s number", value: uiAmount, note: isScaled ? scaled : rounded }]),
	];
}

/** @example inTokens({ amount: 1_500_000n, decimals: 6, … }) // "1.5 tokens" */
export function inTokens(amount: TokenAmount): string {
	const text = grouped(tokenText(amount));
	return `${text} ${text === "1" ? "token" : "tokens"}`;
}

/** The rows of a token's amount: whole tokens, base units, decimals. */
export const amountRows = (amount: TokenAmount, label = "Amount"): DescribedRow[] => [
	{ label, value: grouped(tokenText(amount)), note: "exact" },
	{ label: "Base units", value: countOf(amount.amount), note: `1 token = ${countOf(10n ** BigInt(amount.decimals))}` },
	{ label: "Decimals", value: String(amount.decimals) },
	...nodesFigures(amount),
];

export function describeTokenAmount(
	{ context, value }: ResultOf<"getTokenAccountBalance">,
	method: "getTokenAccountBalance" | "getTokenSupply",
	asked: boolean,
): Description {
	const isSupply = method === "getTokenSupply";
	const text = grouped(tokenText(value));
	const tokens = inTokens(value);
	const both = `${tokens}. An answer to getTokenSupply looks the same; if this is a supply, choose that method.`;
	return {
		title: isSupply ? "A token’s supply" : asked ? "A token account’s balance" : "A token amount",
		says: isSupply
			? `There ${text === "1" ? "is" : "are"} ${text} of this token.`
			: asked
				? `The account holds ${tokens}.`
				: both,
		rows: [...amountRows(value, isSupply ? "Supply" : "Amount"), seenAt(context)],
		tables: [],
		log: [],
	};
}

const stakeStates = {
	active: "The whole stake is active.",
	inactive: "None of it is active in this epoch.",
	activating: "It was delegated recently and becomes active over the coming epochs.",
	deactivating: "It is being deactivated and becomes inactive over the coming epochs.",
};

export function describeStake({ state, active, inactive }: ResultOf<"getStakeActivation">): Description {
	return {
		title: "A stake’s activation",
		says: `The stake is ${state}. ${stakeStates[state]}`,
		rows: [
			{ label: "State", value: state },
			{ label: "Active", value: inSol(active), note: `${countOf(active)} lamports` },
			{ label: "Inactive", value: inSol(inactive), note: `${countOf(inactive)} lamports` },
			{
				label: "Method",
				value: "getStakeActivation",
				note: "nodes from version 2.0 on no longer support it; query the stake account instead",
				code: true,
			},
		],
		tables: [],
		log: [],
	};
}
