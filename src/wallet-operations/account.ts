import { addressOf, PUBLIC_KEY_BYTES, publicKeyOf } from "#src/chain/address.ts";
import { InvalidAnswer } from "./invalid-answer.ts";
import { describe, readBytes, readField, readList, readText } from "./read-answer.ts";

/** An account provided by a wallet, validated: the address matches the key. */
export interface Account {
	readonly address: string;
	/** 32 bytes. */
	readonly publicKey: Uint8Array;
	/** The wallet's own object, by which it recognises the account. */
	readonly source: unknown;
}

/** Maximum number of accounts, and of chains per account, that are read; no wallet shows more at once. */
const MAX_ACCOUNTS = 100;

const isSolana = (chain: unknown): boolean => typeof chain === "string" && chain.startsWith("solana:");

/**
 * Reads an account of the Wallet Standard (`WalletAccount`).
 * @param path its name in errors: "accounts[0]"
 * @throws InvalidAnswer that names the field
 */
export function readAccount(source: unknown, path: string): Account {
	const publicKey = readBytes(
		readField(source, "publicKey", `${path}.publicKey`),
		`${path}.publicKey`,
		PUBLIC_KEY_BYTES,
	);
	const address = readText(readField(source, "address", `${path}.address`), `${path}.address`);
	if (address !== addressOf(publicKey)) throw new InvalidAnswer(`${path}.address`, "the address of its key", "another");
	return { address, publicKey, source };
}

/**
 * The first account on a Solana chain in the answer of `standard:connect`.
 * @throws InvalidAnswer that names the field
 */
export function readConnected(answer: unknown): Account {
	const accounts = readList(readField(answer, "accounts", "accounts"), "accounts", MAX_ACCOUNTS);
	for (const [index, source] of accounts.entries()) {
		const path = `accounts[${index}]`;
		const chains = readList(readField(source, "chains", `${path}.chains`), `${path}.chains`, MAX_ACCOUNTS);
		if (chains.some(isSolana)) return readAccount(source, path);
	}
	const count = accounts.length === 1 ? "one on another chain" : `${accounts.length} on other chains`;
	throw new InvalidAnswer("accounts", "one on a Solana chain", accounts.length === 0 ? "none" : count);
}

/**
 * The account that a legacy wallet connects: the `publicKey` of its answer, or else of the wallet itself.
 * @param answer of `connect`; some return nothing, or an object without the key
 * @throws InvalidAnswer that names the field
 */
export function readLegacyConnected(answer: unknown, wallet: unknown): Account {
	const hasNone = answer === undefined || answer === null || answer === true;
	const key = hasNone ? undefined : readField(answer, "publicKey", "publicKey");
	return readLegacyAccount(key ?? readField(wallet, "publicKey", "publicKey"));
}

/**
 * The account of a legacy wallet's `publicKey`: an object that provides the address and, as nearly all do, its bytes, or
 * the address itself.
 * @throws InvalidAnswer that names the field
 */
export function readLegacyAccount(source: unknown): Account {
	const isText = typeof source === "string";
	const path = isText ? "publicKey" : "publicKey.toString()";
	const address = readText(isText ? source : call(source, "toString"), path);
	const named = publicKeyOf(address);
	if (!named) throw new InvalidAnswer(path, "an address", describe(address));
	if (isText || typeof readField(source, "toBytes", "publicKey.toBytes") !== "function")
		return { address, publicKey: named, source };
	const publicKey = readBytes(call(source, "toBytes"), "publicKey.toBytes()", PUBLIC_KEY_BYTES);
	if (addressOf(publicKey) !== address)
		throw new InvalidAnswer("publicKey.toString()", "the address of its bytes", "another");
	return { address, publicKey, source };
}

function call(source: unknown, method: "toString" | "toBytes"): unknown {
	const path = `publicKey.${method}`;
	const answer = readField(source, method, path);
	if (typeof answer !== "function") throw new InvalidAnswer(path, "a function", describe(answer));
	try {
		return answer.call(source);
	} catch (error) {
		throw new InvalidAnswer(`${path}()`, "an answer", "an error", error);
	}
}

/**
 * Whether an account is no longer among those of a wallet that reports a change.
 * @param change the payload of `standard:events`: only what has changed
 */
export function isGone(change: unknown, { address }: Account): boolean {
	try {
		const accounts = readField(change, "accounts", "accounts");
		if (accounts === undefined) return false;
		return !readList(accounts, "accounts", MAX_ACCOUNTS).some(
			(account) => readField(account, "address", "") === address,
		);
	} catch {
		return true;
	}
}
