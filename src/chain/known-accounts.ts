import * as v from "valibot";
import type { Instruction } from "./instruction.ts";
import type { TransactionMeta } from "./transaction-meta.ts";

interface AccountsOf {
	transaction:
		| { kind: "encoded" }
		| { kind: "accounts"; accountKeys: readonly Key[] }
		| { kind: "whole"; message: Message };
	meta: TransactionMeta | null;
}
interface Key {
	signer: boolean | null;
}
interface Message {
	accountKeys: readonly Key[];
	instructions: readonly Instruction[];
	addressTableLookups?: readonly unknown[] | null | undefined;
}

/** How many accounts a transaction touches; null if the answer does not say. */
function accountCount({ transaction, meta }: AccountsOf): number | null {
	if (transaction.kind === "encoded") return null;
	const { accountKeys } = transaction.kind === "whole" ? transaction.message : transaction;
	// In parsed form, the list also contains the accounts of the lookup tables.
	if (accountKeys.some(({ signer }) => signer !== null)) return accountKeys.length;
	const loaded = meta?.loadedAddresses;
	const lookups = transaction.kind === "whole" ? (transaction.message.addressTableLookups ?? []) : [];
	if (!loaded && lookups.length > 0) return null;
	return accountKeys.length + (loaded ? loaded.writable.length + loaded.readonly.length : 0);
}

type Path = readonly (string | number)[];

/** Account indices that are out of range, and lists whose length does not match the number of accounts. */
function* accountFaults(value: AccountsOf, count: number): Generator<[path: Path, message: string]> {
	const { transaction, meta } = value;
	const low = (index: number, path: Path): [Path, string][] =>
		index < count ? [] : [[path, `expected an account’s number below ${count}, received ${index}`]];
	for (const name of ["preBalances", "postBalances"] as const)
		if (meta && meta[name].length !== count)
			yield [["meta", name], `expected ${count} balances, one for each account, received ${meta[name].length}`];
	for (const name of ["preTokenBalances", "postTokenBalances"] as const)
		for (const [index, { accountIndex }] of (meta?.[name] ?? []).entries())
			yield* low(accountIndex, ["meta", name, index, "accountIndex"]);
	if (transaction.kind !== "whole") return;
	for (const [index, instruction] of transaction.message.instructions.entries()) {
		if (!("programIdIndex" in instruction)) continue;
		const path = ["transaction", "message", "instructions", index];
		yield* low(instruction.programIdIndex, [...path, "programIdIndex"]);
		for (const [place, account] of instruction.accounts.entries()) yield* low(account, [...path, "accounts", place]);
	}
}

const item = (input: object, key: string | number): v.IssuePathItem =>
	({ type: "unknown", origin: "value", input, key, value: undefined }) as v.IssuePathItem;

/** Checks the account indices of a transaction against its accounts. */
export const knownAccounts = <Input extends AccountsOf>() =>
	v.rawCheck<Input>(({ dataset, addIssue }) => {
		if (!dataset.typed) return;
		const count = accountCount(dataset.value);
		const [stray] = count === null ? [] : accountFaults(dataset.value, count);
		if (!stray) return;
		const [first, ...rest] = stray[0].map((key) => item(dataset.value, key));
		addIssue({ message: stray[1], path: [first as v.IssuePathItem, ...rest] });
	});
