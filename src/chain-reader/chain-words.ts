import { solText } from "#src/chain/amounts.ts";
import type { TransactionFault } from "#src/chain/transaction-fault.ts";
import { groupThousands } from "#src/figures/number-text.ts";

/** Groups the digits before the point. @example grouped("1234567.891") // "1,234,567.891" */
export const grouped = (text: string): string => text.replace(/^-?\d+/, groupThousands);

/** @example countOf(1_500n) // "1,500" */
export const countOf = (count: bigint | number): string => grouped(String(count));

/** @example inSol(1_500_000_000n) // "1.5 SOL" */
export const inSol = (lamports: bigint): string => `${grouped(solText(lamports))} SOL`;

/** A difference with its sign. @example change("1.5") // "+1.5"; change("-0.1") // "−0.1" */
export const change = (text: string): string =>
	text.startsWith("-") ? `−${text.slice(1)}` : text === "0" ? "0" : `+${text}`;

/** @example thing(1, "account") // "1 account"; thing(2, "account") // "2 accounts" */
export const thing = (count: bigint | number, name: string): string =>
	`${countOf(count)} ${name}${String(count) === "1" ? "" : "s"}`;

/** Browsers' dates end this many seconds from 1970. */
const MAX_SECONDS = 8_640_000_000_000n;

/** An instant in UTC. @example utcText(1746479684n) // "2025-05-05 21:14:44 UTC" */
export function utcText(seconds: bigint): string {
	if (seconds > MAX_SECONDS || seconds < -MAX_SECONDS) return `${countOf(seconds)} seconds after 1970`;
	return new Date(Number(seconds) * 1000).toISOString().replace("T", " ").replace(".000Z", " UTC");
}

/** "InsufficientFundsForFee" as words. */
const spaced = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, " ").toLowerCase();

/**
 * Why a transaction failed; instructions are numbered from 0, as in the answer. @example "instruction 0: custom
 * program error 1 (0x1)"
 */
export function faultText({ name, instruction, code }: TransactionFault): string {
	const cause = code === null ? spaced(name) : `custom program error ${code} (0x${code.toString(16)})`;
	return instruction === null ? cause : `instruction ${instruction}: ${cause}`;
}

/** @example outcomeText(null) // "succeeded" */
export const outcomeText = (err: TransactionFault | null): string =>
	err === null ? "succeeded" : `failed, ${faultText(err)}`;

const programs: Record<string, string> = {
	"11111111111111111111111111111111": "System program",
	TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA: "Token program",
	TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb: "Token-2022 program",
	ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL: "Associated Token program",
	Stake11111111111111111111111111111111111111: "Stake program",
	Vote111111111111111111111111111111111111111: "Vote program",
	ComputeBudget111111111111111111111111111111: "Compute Budget program",
	MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr: "Memo program",
	AddressLookupTab1e1111111111111111111111111: "Address Lookup Table program",
	BPFLoaderUpgradeab1e11111111111111111111111: "Upgradeable Loader",
};

/** The name of a well-known program. */
export const programName = (address: string): string | undefined =>
	Object.hasOwn(programs, address) ? programs[address] : undefined;
