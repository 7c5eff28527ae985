import { base58Text } from "#src/chain/base58.ts";
import { canVerify, SIGNATURE_BYTES, verifySignature } from "#src/chain/verify-signature.ts";
import { type Account, isGone, readAccount, readConnected, readLegacyAccount, readLegacyConnected } from "./account.ts";
import { InvalidAnswer } from "./invalid-answer.ts";
import { readBytes, readField, readList } from "./read-answer.ts";
import { checkSignIn, parseSignIn, type SignInRequest } from "./sign-in-message.ts";
import type { Voice } from "./voice.ts";
import { failureOf } from "./wallet-failure.ts";
import { withinTime } from "./within-time.ts";

/** Time limit for a wallet's answer: the visitor has to read the prompt. */
export const ANSWER_LIMIT_MS = 60_000;

/** Longest message accepted back, in bytes. */
const MAX_MESSAGE_BYTES = 16_384;

/** An option of every operation: the signal by which the visitor stops waiting. */
export interface Waiting {
	stop?: AbortSignal;
}

/** A message with a verified signature. */
export interface Signed {
	readonly account: Account;
	/** Base58. */
	readonly signature: string;
	/** The signed bytes: the message, behind any prefix added by the wallet. */
	readonly signedMessage: Uint8Array;
	/** Number of bytes that the wallet put before the message. */
	readonly prefix: number;
}

/** Runs an operation; any failure is logged once and rethrown. Specification 1 and 8 */
async function operation<Result>(does: () => Promise<Result>): Promise<Result> {
	try {
		return await does();
	} catch (cause) {
		const failure = failureOf(cause);
		console.error(failure);
		throw failure;
	}
}

const ask = (asked: () => unknown, { stop }: Waiting): Promise<unknown> => withinTime(asked, ANSWER_LIMIT_MS, stop);

function offered<Method>(method: Method | undefined, what: string): Method {
	if (!method) throw new Error(`the wallet does not offer to ${what}`);
	return method;
}

/** The visitor is not asked to sign what could not be verified afterwards. */
async function mustVerify(): Promise<void> {
	if (!(await canVerify())) throw new Error("this browser cannot verify ed25519 signatures");
}

async function readSignature(answer: unknown, { publicKey }: Account, message: Uint8Array): Promise<string> {
	const signature = readBytes(readField(answer, "signature", "signature"), "signature", SIGNATURE_BYTES);
	const kind = readField(answer, "signatureType", "signatureType") ?? "ed25519";
	if (kind !== "ed25519") throw new InvalidAnswer("signatureType", "ed25519", "another kind");
	if (!(await verifySignature({ publicKey, message, signature })))
		throw new InvalidAnswer("signature", "one by the account’s key over the message", "one that does not verify");
	return base58Text(signature);
}

/**
 * Asks a wallet for its account.
 * @throws WalletFailure
 */
export function connect(voice: Voice, waiting: Waiting = {}): Promise<Account> {
	return operation(async () => {
		const answer = await ask(voice.connect, waiting);
		return voice.way === "legacy" ? readLegacyConnected(answer, voice.wallet) : readConnected(answer);
	});
}

/**
 * Disconnects a wallet; one without such a method is not called.
 * @throws WalletFailure
 */
export function disconnect({ disconnect: goodbye }: Voice, waiting: Waiting = {}): Promise<void> {
	return operation(async () => {
		if (goodbye) await ask(goodbye, waiting);
	});
}

/** Length of the prefix added by the wallet. @throws InvalidAnswer if the text does not end with the message */
function prefixOf(signed: Uint8Array, message: Uint8Array): number {
	const prefix = signed.length - message.length;
	if (prefix < 0 || message.some((byte, index) => signed[prefix + index] !== byte))
		throw new InvalidAnswer("signedMessage", "the message that was asked for", "another");
	return prefix;
}

/**
 * Requests a signature for a text and verifies the result. By the standard, a wallet may sign the message behind a
 * prefix of its own, but not another message.
 * @throws WalletFailure
 */
export function signMessage(voice: Voice, account: Account, text: string, waiting: Waiting = {}): Promise<Signed> {
	return operation(async () => {
		const sign = offered(voice.signMessage, "sign messages");
		await mustVerify();
		const message = new TextEncoder().encode(text);
		// A copy, so that the wallet cannot mutate the message.
		const answer = await ask(() => sign(account.source, message.slice()), waiting);
		if (voice.way === "legacy") {
			const key = readField(answer, "publicKey", "publicKey") ?? undefined;
			if (key !== undefined && readLegacyAccount(key).address !== account.address)
				throw new InvalidAnswer("publicKey", "the key of the connected account", "another");
			return { account, signature: await readSignature(answer, account, message), signedMessage: message, prefix: 0 };
		}
		const [output] = readList(answer, "answer", 1);
		const field = readField(output, "signedMessage", "answer[0].signedMessage");
		const signedMessage = readBytes(field, "signedMessage", MAX_MESSAGE_BYTES, true);
		const prefix = prefixOf(signedMessage, message);
		return { account, signature: await readSignature(output, account, signedMessage), signedMessage, prefix };
	});
}

/**
 * Signs in with Solana: account and signature in one step, over a text that the wallet builds from the request.
 * @throws WalletFailure
 */
export function signIn(voice: Voice, request: SignInRequest, waiting: Waiting = {}): Promise<Signed> {
	return operation(async () => {
		const sign = offered(voice.signIn, "sign in");
		await mustVerify();
		const [output] = readList(await ask(() => sign({ ...request }), waiting), "answer", 1);
		const account = readAccount(readField(output, "account", "answer[0].account"), "account");
		if (request.address !== undefined && account.address !== request.address)
			throw new InvalidAnswer("account.address", "the connected account", "another");
		const field = readField(output, "signedMessage", "answer[0].signedMessage");
		const signedMessage = readBytes(field, "signedMessage", MAX_MESSAGE_BYTES, true);
		checkSignIn(parseSignIn(new TextDecoder().decode(signedMessage)), request, account.address);
		return { account, signature: await readSignature(output, account, signedMessage), signedMessage, prefix: 0 };
	});
}

/**
 * Calls back once when a wallet no longer shows the account. If a wallet reports no changes, or fails while reporting,
 * its last state stays in force.
 * @returns the unsubscribe function
 */
export function whenGone({ onChange }: Voice, account: Account, then: () => void): () => void {
	let over = false;
	const listener = (change: unknown) => {
		if (over || (change !== undefined && !isGone(change, account))) return;
		over = true;
		then();
	};
	try {
		const end = onChange?.(listener);
		return () => {
			over = true;
			try {
				if (typeof end === "function") end();
			} catch {
				// The wallet's own failure; it is no longer listened to.
			}
		};
	} catch {
		return () => {};
	}
}
