import { addressOf } from "#src/chain/address.ts";
import type { FoundWallet } from "#src/wallet/wallet.ts";
import { type Voice, voiceOf } from "./voice.ts";

/** A key generated for this run, with a function that signs. */
export async function testKey() {
	const { publicKey, privateKey } = (await crypto.subtle.generateKey("Ed25519", true, [
		"sign",
		"verify",
	])) as CryptoKeyPair;
	const bytes = new Uint8Array(await crypto.subtle.exportKey("raw", publicKey));
	return {
		publicKey: bytes,
		address: addressOf(bytes),
		sign: async (message: Uint8Array) =>
			new Uint8Array(await crypto.subtle.sign("Ed25519", privateKey, new Uint8Array(message))),
	};
}
export type TestKey = Awaited<ReturnType<typeof testKey>>;

export const found = (object: object, chains: string[] = []): FoundWallet => ({
	name: "Test",
	icon: undefined,
	version: "1.0.0",
	chains,
	features: [],
	foundBy: [],
	properties: [],
	objects: [object],
	brands: [],
	notes: [],
});

export const accountOf = ({ address, publicKey }: TestKey) => ({
	address,
	publicKey,
	chains: ["solana:mainnet"],
	features: ["solana:signMessage"],
});

type Method = (...inputs: never[]) => unknown;

/** A Wallet Standard wallet, with a test's changes: feature to method. */
export function standardVoice(key: TestKey, changes: Record<string, Method | undefined> = {}): Voice {
	const account = accountOf(key);
	const methods: Record<string, Method | undefined> = {
		"standard:connect": async () => ({ accounts: [account] }),
		"standard:disconnect": async () => {},
		"solana:signMessage": async ({ message }: { message: Uint8Array }) => [
			{ signedMessage: message, signature: await key.sign(message) },
		],
		"solana:signIn": async (asked: Record<string, string>) => signedIn(key, asked),
		...changes,
	};
	const features = Object.fromEntries(
		Object.entries(methods).flatMap(([feature, method]) =>
			method ? [[feature, { version: "1.0.0", [feature.replace(/^.*:/, "")]: method }]] : [],
		),
	);
	return voiceOf(found({ features }, ["solana:mainnet"])) as Voice;
}

/** The answer of a wallet that signs in as requested, with a test's change to the text. */
export async function signedIn(key: TestKey, asked: Record<string, string>, change = (text: string) => text) {
	const text = change(
		`${asked.domain} wants you to sign in with your Solana account:\n${key.address}\n\n${asked.statement}\n\nURI: ${asked.uri}\nVersion: 1\nNonce: ${asked.nonce}\nIssued At: ${asked.issuedAt}`,
	);
	const signedMessage = new TextEncoder().encode(text);
	return [{ account: accountOf(key), signedMessage, signature: await key.sign(signedMessage) }];
}

/** A wallet from before the standard. */
export function legacyVoice(key: TestKey, changes: Record<string, unknown> = {}): Voice {
	const publicKey = { toString: () => key.address, toBytes: () => key.publicKey };
	const wallet = {
		publicKey,
		connect: async () => ({ publicKey }),
		disconnect: async () => {},
		signMessage: async (message: Uint8Array) => ({ signature: await key.sign(message), publicKey }),
		...changes,
	};
	return voiceOf(found(wallet)) as Voice;
}
