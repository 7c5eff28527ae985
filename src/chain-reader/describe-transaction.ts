import { amountText, solText } from "#src/chain/amounts.ts";
import type { Instruction } from "#src/chain/instruction.ts";
import type { ResultOf } from "#src/chain/methods.ts";
import type { BlockTransaction } from "#src/chain/transaction.ts";
import type { TokenBalance, TransactionMeta } from "#src/chain/transaction-meta.ts";
import { change, countOf, grouped, inSol, outcomeText, programName, thing, utcText } from "./chain-words.ts";
import { type DescribedRow, type DescribedTable, type Description, MAX_ROWS, tableOf } from "./description.ts";

/** All accounts of a transaction, in index order. */
function accountsOf({ transaction, meta }: BlockTransaction): readonly string[] {
	if (transaction.kind === "encoded") return [];
	const keys = transaction.kind === "whole" ? transaction.message.accountKeys : transaction.accountKeys;
	const loaded = keys.every(({ signer }) => signer === null) ? meta?.loadedAddresses : null;
	return [...keys.map(({ pubkey }) => pubkey), ...(loaded?.writable ?? []), ...(loaded?.readonly ?? [])];
}

function balanceTable(meta: TransactionMeta, accounts: readonly string[]): DescribedTable[] {
	const moves = meta.preBalances
		.map((before, index) => ({ index, before, after: meta.postBalances[index] ?? before }))
		.filter(({ before, after }) => before !== after);
	return tableOf(
		"SOL balance changes",
		moves,
		{
			Account: ({ index }) => accounts[index] ?? `account ${index}`,
			Change: ({ before, after }) => change(grouped(solText(after - before))),
			After: ({ after }) => grouped(solText(after)),
		},
		{ codes: accounts.length > 0 ? ["Account"] : [], figures: ["Change", "After"] },
	);
}

function tokenTable(meta: TransactionMeta, accounts: readonly string[]): DescribedTable[] {
	const before = meta.preTokenBalances ?? [];
	const after = meta.postTokenBalances ?? [];
	// An account may be closed and opened again for another mint.
	const keyOf = ({ accountIndex, mint }: TokenBalance) => `${accountIndex} ${mint}`;
	const amounts = (balances: readonly TokenBalance[]) =>
		new Map(balances.map((balance) => [keyOf(balance), balance.uiTokenAmount.amount]));
	const [amountsBefore, amountsAfter] = [amounts(before), amounts(after)];
	const touched = new Map([...before, ...after].map((balance) => [keyOf(balance), balance]));
	const moves = [...touched]
		.map(
			([
				key,
				{
					accountIndex,
					mint,
					uiTokenAmount: { decimals },
				},
			]) => {
				const now = amountsAfter.get(key) ?? 0n;
				return { accountIndex, mint, decimals, now, difference: now - (amountsBefore.get(key) ?? 0n) };
			},
		)
		.filter(({ difference }) => difference !== 0n);
	return tableOf(
		"Token balance changes",
		moves,
		{
			Account: ({ accountIndex }) => accounts[accountIndex] ?? `account ${accountIndex}`,
			Mint: ({ mint }) => mint,
			Change: ({ difference, decimals }) => change(grouped(amountText(difference, decimals))),
			After: ({ now, decimals }) => grouped(amountText(now, decimals)),
		},
		{ codes: ["Account", "Mint"], figures: ["Change", "After"] },
	);
}

function instructionTable(instructions: readonly Instruction[], accounts: readonly string[]): DescribedTable[] {
	const programOf = (instruction: Instruction) =>
		"programId" in instruction ? instruction.programId : (accounts[instruction.programIdIndex] ?? "");
	const does = (instruction: Instruction) => {
		if (!("parsed" in instruction))
			return `${thing(instruction.accounts.length, "account")}, data ${instruction.data || "none"}`;
		return typeof instruction.parsed === "string" ? `“${instruction.parsed}”` : instruction.parsed.type;
	};
	return tableOf("Instructions, numbered from 0", instructions, {
		Number: (_, index) => String(index),
		Program: (instruction) => programName(programOf(instruction)) ?? programOf(instruction),
		Input: does,
	});
}

const when = (slot: bigint, time: bigint | null | undefined): DescribedRow => ({
	label: "Slot",
	value: countOf(slot),
	note: time == null ? "time unknown" : utcText(time),
});

const versionText = (version: "legacy" | number | undefined) =>
	version === undefined ? [] : [{ label: "Version", value: String(version) }];

/** The answer null. @param what was requested */
export const nothingFound = (what: string): Description => ({
	title: "Nothing found",
	says: `No such ${what} is known, or it is not confirmed yet.`,
	rows: [],
	tables: [],
	log: [],
});

/** @param asked whether the method was given: null answers getBlock as well */
export function describeTransaction(result: ResultOf<"getTransaction">, asked: boolean): Description {
	if (result === null) return nothingFound(asked ? "transaction" : "transaction or block");
	const { transaction, meta, slot, blockTime, version } = result;
	const accounts = accountsOf(result);
	const signatures = transaction.kind === "encoded" ? [] : transaction.signatures;
	const units = meta?.computeUnitsConsumed;
	return {
		title: "A transaction",
		says: meta
			? `It ${outcomeText(meta.err)}. The fee was ${inSol(meta.fee)}${meta.err ? "; failed transactions pay it too" : ""}.`
			: "The node kept no record of its outcome.",
		rows: [
			...(meta ? [{ label: "Fee", value: inSol(meta.fee), note: `${countOf(meta.fee)} lamports` }] : []),
			when(slot, blockTime),
			...signatures.slice(0, MAX_ROWS).map(
				(signature, index): DescribedRow => ({
					label: index === 0 ? "Signature" : `Signature ${index + 1}`,
					value: signature,
					code: true,
				}),
			),
			...(signatures.length > MAX_ROWS
				? [{ label: "More signatures", value: countOf(signatures.length - MAX_ROWS) }]
				: []),
			...(units == null ? [] : [{ label: "Compute units", value: countOf(units) }]),
			...versionText(version),
			...(transaction.kind === "encoded"
				? [{ label: "Content", value: `${thing(transaction.bytes.length, "character")} of ${transaction.encoding}` }]
				: []),
		],
		tables: [
			...(meta ? [...tokenTable(meta, accounts), ...balanceTable(meta, accounts)] : []),
			...(transaction.kind === "whole" ? instructionTable(transaction.message.instructions, accounts) : []),
		],
		log: meta?.logMessages ?? [],
	};
}
