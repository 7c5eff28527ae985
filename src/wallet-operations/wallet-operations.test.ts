import { afterEach, beforeAll, beforeEach, expect, it, test, vi } from "vitest";
import type { Account } from "./account.ts";
import { accountOf, legacyVoice, signedIn, standardVoice, type TestKey, testKey } from "./test-wallets.test-data.ts";
import type { Voice } from "./voice.ts";
import type { FailureKind, WalletFailure } from "./wallet-failure.ts";
import { ANSWER_LIMIT_MS, connect, disconnect, signIn, signMessage, whenGone } from "./wallet-operations.ts";

let key: TestKey;
let other: TestKey;
beforeAll(async () => {
	key = await testKey();
	other = await testKey();
});

let logged: unknown[];
beforeEach(() => {
	logged = [];
	vi.spyOn(console, "error").mockImplementation((...said) => void logged.push(...said));
});
afterEach(() => {
	vi.restoreAllMocks();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** The failure of an operation; it is logged exactly once. */
async function failureOf(operation: Promise<unknown>): Promise<WalletFailure> {
	const failure = (await operation.then(
		() => expect.unreachable("it did not fail"),
		(error: unknown) => error,
	)) as WalletFailure;
	expect(logged).toEqual([failure]);
	expect(failure.message).toBe(`Wallet operation failed: ${failure.reason}`);
	return failure;
}

const account = (): Account => ({ address: key.address, publicKey: key.publicKey, source: accountOf(key) });
const request = {
	domain: "sakura.test",
	uri: "https://sakura.test",
	statement: "A test of the wallet doctor.",
	version: "1",
	nonce: "0123456789abcdef",
	issuedAt: "2026-11-22T09:30:00.000Z",
} as const;

test.each([
	["of the standard", standardVoice],
	["as they were before", legacyVoice],
])("a wallet %s connects, signs and disconnects", async (_, makeVoice) => {
	const voice = makeVoice(key);
	const connected = await connect(voice);
	expect(connected.address).toBe(key.address);
	const signed = await signMessage(voice, connected, "雪 and petals");
	expect(new TextDecoder().decode(signed.signedMessage)).toBe("雪 and petals");
	expect(signed.signature).toMatch(/^[1-9A-HJ-NP-Za-km-z]{86,88}$/);
	expect(signed.prefix).toBe(0);
	await disconnect(voice);
	expect(logged).toEqual([]);
});

it("signs in, optionally with a given account", async () => {
	const voice = standardVoice(key);
	expect((await signIn(voice, request)).account.address).toBe(key.address);
	expect((await signIn(voice, { ...request, address: key.address })).account.address).toBe(key.address);
});

it("accepts a message behind a prefix added by the wallet, and reports its length", async () => {
	const prefix = new Uint8Array([255, 1, 2]);
	const voice = standardVoice(key, {
		"solana:signMessage": async ({ message }: { message: Uint8Array }) => {
			const signedMessage = new Uint8Array([...prefix, ...message]);
			return [{ signedMessage, signature: await key.sign(signedMessage) }];
		},
	});
	expect((await signMessage(voice, account(), "petals")).prefix).toBe(3);
});

const hostile = new Proxy(
	{},
	{
		get() {
			throw new Error("no");
		},
		getPrototypeOf() {
			throw new Error("no");
		},
	},
);

const connections: [string, unknown, FailureKind, string][] = [
	["nothing", undefined, "invalid answer", "answer: expected an object, received nothing"],
	["no accounts", {}, "invalid answer", "accounts: expected a list, received nothing"],
	["an empty list", { accounts: [] }, "invalid answer", "accounts: expected one on a Solana chain, received none"],
	[
		"a hostile list",
		{ accounts: [hostile] },
		"invalid answer",
		"accounts[0].chains: expected a field, received an error on reading it",
	],
	[
		"a length that is no number",
		{ accounts: new Proxy([], { get: () => Symbol("length") }) },
		"invalid answer",
		"accounts.length: expected a number, received a symbol",
	],
	["a hostile answer", { accounts: hostile }, "invalid answer", "accounts: expected a list, received an object"],
	[
		"a text for an account",
		{ accounts: ["abc"] },
		"invalid answer",
		"accounts[0]: expected an object, received a text of 3 characters",
	],
];
test.each(connections)("fails to connect to a wallet that answers %s", async (_, answer, kind, reason) => {
	const failure = await failureOf(connect(standardVoice(key, { "standard:connect": () => answer })));
	expect([failure.kind, failure.reason]).toEqual([kind, reason]);
	expect(failure.cause).toBeInstanceOf(Error);
});

const changedAccounts: [string, object, string][] = [
	[
		"another chain",
		{ chains: ["sui:mainnet"] },
		"accounts: expected one on a Solana chain, received one on another chain",
	],
	["a short key", { publicKey: new Uint8Array(31) }, "accounts[0].publicKey: expected 32 bytes, received 31 bytes"],
	["a long key", { publicKey: new Uint8Array(33) }, "accounts[0].publicKey: expected 32 bytes, received 33 bytes"],
	["a list for a key", { publicKey: Array(32).fill(0) }, "accounts[0].publicKey: expected 32 bytes, received a list"],
	[
		"another’s key",
		{ publicKey: new Uint8Array(32) },
		"accounts[0].address: expected the address of its key, received another",
	],
	["no address", { address: undefined }, "accounts[0].address: expected a text, received nothing"],
	[
		"an endless address",
		{ address: "1".repeat(201) },
		"accounts[0].address: expected at most 200 characters, received a text of 201 characters",
	],
];
test.each(changedAccounts)("rejects an account with %s", async (_, change, reason) => {
	const accounts = [{ ...accountOf(key), ...change }];
	const failure = await failureOf(connect(standardVoice(key, { "standard:connect": () => ({ accounts }) })));
	expect([failure.kind, failure.reason]).toEqual(["invalid answer", reason]);
});

it("uses the first account on a Solana chain", async () => {
	const accounts = [{ ...accountOf(other), chains: ["sui:mainnet"] }, accountOf(key)];
	expect((await connect(standardVoice(key, { "standard:connect": () => ({ accounts }) }))).address).toBe(key.address);
});

const legacyKeys: [string, unknown, string][] = [
	["none", undefined, "publicKey: expected an object, received nothing"],
	["no text", { toString: () => 1 }, "publicKey.toString(): expected a text, received a number"],
	[
		"no address",
		{ toString: () => "sakura" },
		"publicKey.toString(): expected an address, received a text of 6 characters",
	],
	["a text but no address", "sakura", "publicKey: expected an address, received a text of 6 characters"],
	[
		"too few bytes",
		{ toString: () => "1".repeat(32), toBytes: () => new Uint8Array(3) },
		"publicKey.toBytes(): expected 32 bytes, received 3 bytes",
	],
	[
		"another’s bytes",
		{ toString: () => "1".repeat(32), toBytes: () => new Uint8Array(32).fill(1) },
		"publicKey.toString(): expected the address of its bytes, received another",
	],
	[
		"a method that throws",
		{
			toString: () => {
				throw new Error("no");
			},
		},
		"publicKey.toString(): expected an answer, received an error",
	],
];
test.each(legacyKeys)("rejects a legacy wallet whose key is %s", async (_, publicKey, reason) => {
	const failure = await failureOf(connect(legacyVoice(key, { connect: async () => ({ publicKey }), publicKey })));
	expect([failure.kind, failure.reason]).toEqual(["invalid answer", reason]);
});

test.each([undefined, null, true, {}, { publicKey: null }])(
	"accepts a legacy wallet that answers %o and keeps its key on itself",
	async (answer) => {
		expect((await connect(legacyVoice(key, { connect: async () => answer }))).address).toBe(key.address);
	},
);

it("accepts a legacy wallet whose key is its address as text, and verifies its signature", async () => {
	const voice = legacyVoice(key, {
		connect: async () => ({ publicKey: key.address }),
		signMessage: async (message: Uint8Array) => ({ signature: await key.sign(message), publicKey: key.address }),
	});
	const connected = await connect(voice);
	expect(connected).toMatchObject({ address: key.address, publicKey: key.publicKey });
	expect((await signMessage(voice, connected, "petals")).account.address).toBe(key.address);
});

const signing: [string, (message: Uint8Array) => unknown, string][] = [
	["nothing", () => undefined, "answer: expected a list, received nothing"],
	["an empty list", () => [], "answer[0]: expected an object, received nothing"],
	["no signature", (signedMessage) => [{ signedMessage }], "signature: expected 64 bytes, received nothing"],
	[
		"a short signature",
		(signedMessage) => [{ signedMessage, signature: new Uint8Array(63) }],
		"signature: expected 64 bytes, received 63 bytes",
	],
	[
		"garbage for a signature",
		(signedMessage) => [{ signedMessage, signature: new Uint8Array(64) }],
		"signature: expected one by the account’s key over the message, received one that does not verify",
	],
	[
		"another’s signature",
		async (signedMessage) => [{ signedMessage, signature: await other.sign(signedMessage) }],
		"signature: expected one by the account’s key over the message, received one that does not verify",
	],
	[
		"another kind of signature",
		async (signedMessage) => [{ signedMessage, signature: await key.sign(signedMessage), signatureType: "secp256k1" }],
		"signatureType: expected ed25519, received another kind",
	],
	[
		"no message",
		async (message) => [{ signature: await key.sign(message) }],
		"signedMessage: expected at most 16384 bytes, received nothing",
	],
	[
		"another message",
		async () => {
			const signedMessage = new TextEncoder().encode("give all away");
			return [{ signedMessage, signature: await key.sign(signedMessage) }];
		},
		"signedMessage: expected the message that was asked for, received another",
	],
	[
		"more behind the message",
		async (message) => {
			const signedMessage = new Uint8Array([...message, 33]);
			return [{ signedMessage, signature: await key.sign(signedMessage) }];
		},
		"signedMessage: expected the message that was asked for, received another",
	],
	[
		"an endless message",
		() => [{ signedMessage: new Uint8Array(16_385) }],
		"signedMessage: expected at most 16384 bytes, received 16385 bytes",
	],
];
test.each(signing)("rejects a signing answer with %s", async (_, answer, reason) => {
	const voice = standardVoice(key, { "solana:signMessage": ({ message }: { message: Uint8Array }) => answer(message) });
	const failure = await failureOf(signMessage(voice, account(), "petals"));
	expect([failure.kind, failure.reason]).toEqual(["invalid answer", reason]);
});

it("rejects a wallet that mutates the message", async () => {
	const voice = standardVoice(key, {
		"solana:signMessage": async ({ message }: { message: Uint8Array }) => {
			message.fill(33);
			return [{ signedMessage: message, signature: await key.sign(message) }];
		},
	});
	expect((await failureOf(signMessage(voice, account(), "petals"))).reason).toMatch(/^signedMessage: /);
});

test.each([
	["an object", () => ({ toString: () => other.address, toBytes: () => other.publicKey })],
	["a text", () => other.address],
])("rejects a legacy wallet that signs with another account, whose key is %s", async (_, otherKey) => {
	const publicKey = otherKey();
	const voice = legacyVoice(key, {
		signMessage: async (message: Uint8Array) => ({ signature: await other.sign(message), publicKey }),
	});
	expect((await failureOf(signMessage(voice, account(), "petals"))).reason).toBe(
		"publicKey: expected the key of the connected account, received another",
	);
});

const texts: [string, (text: string) => string, string][] = [
	[
		"another host",
		(text) => text.replace("sakura.test", "evil.test"),
		"signedMessage.domain: expected “sakura.test”, received “evil.test”",
	],
	[
		"another nonce",
		(text) => text.replace("0123", "3210"),
		"signedMessage.nonce: expected “0123456789abcdef”, received “3210456789abcdef”",
	],
	[
		"no nonce",
		(text) => text.replace(/\nNonce: .*/, ""),
		"signedMessage.nonce: expected “0123456789abcdef”, received nothing",
	],
	[
		"another time",
		(text) => text.replace("09:30", "09:31"),
		"signedMessage.issuedAt: expected “2026-11-22T09:30:00.000Z”, received “2026-11-22T09:31:00.000Z”",
	],
	[
		"no time",
		(text) => text.replace(/\nIssued At: .*/, ""),
		"signedMessage.issuedAt: expected “2026-11-22T09:30:00.000Z”, received nothing",
	],
	[
		"another statement",
		(text) => text.replace("A test", "A sale"),
		"signedMessage.statement: expected “A test of the wallet doctor.”, received “A sale of the wallet doctor.”",
	],
	[
		"a text of another kind",
		() => "petals\nand snow",
		"signedMessage: expected a text of Sign In With Solana, received “petals and snow”",
	],
	[
		"a time that has passed",
		(text) => `${text}\nExpiration Time: 2026-11-22T09:30:00Z`,
		"signedMessage.expirationTime: expected a later time, received “2026-11-22T09:30:00Z”",
	],
	[
		"an end that nobody can read",
		(text) => `${text}\nExpiration Time: soon`,
		"signedMessage.expirationTime: expected a later time, received “soon”",
	],
	[
		"a time to come",
		(text) => `${text}\nNot Before: 2026-11-22T09:30:01Z`,
		"signedMessage.notBefore: expected no later time, received “2026-11-22T09:30:01Z”",
	],
	[
		"a beginning that nobody can read",
		(text) => `${text}\nNot Before: soon`,
		"signedMessage.notBefore: expected no later time, received “soon”",
	],
];
test.each(texts)("rejects a sign-in over %s", async (_, change, reason) => {
	const voice = standardVoice(key, {
		"solana:signIn": (asked: Record<string, string>) => signedIn(key, asked, change),
	});
	const failure = await failureOf(signIn(voice, request));
	expect([failure.kind, failure.reason]).toEqual(["invalid answer", reason]);
});

it("accepts a sign-in with additional fields and another notation of the same instant", async () => {
	const voice = standardVoice(key, {
		"solana:signIn": (asked: Record<string, string>) =>
			signedIn(key, asked, (text) =>
				text
					.replace("\nNonce", "\nChain ID: mainnet\nNonce")
					.replace("09:30:00.000Z", "10:30:00+01:00")
					.concat("\nExpiration Time: 2026-11-22T09:31:00Z\nRequest ID: 7\nResources:\n- https://sakura.test/tokens"),
			),
	});
	expect((await signIn(voice, request)).account.address).toBe(key.address);
});

it("rejects a sign-in with another account, or another’s text", async () => {
	const voice = standardVoice(key);
	expect((await failureOf(signIn(voice, { ...request, address: other.address }))).reason).toBe(
		"account.address: expected the connected account, received another",
	);
	logged = [];
	const mixed = standardVoice(key, {
		"solana:signIn": async (asked: Record<string, string>) => [
			{ ...(await signedIn(key, asked))[0], account: accountOf(other) },
		],
	});
	expect((await failureOf(signIn(mixed, request))).reason).toMatch(/^signedMessage\.address: /);
});

const thrown: [string, unknown, FailureKind, string][] = [
	["an error", new Error("The window is\n\tgone."), "failed", "The window is gone."],
	["a text", "Not now", "failed", "Not now"],
	["nothing", undefined, "failed", "the wallet gave no reason"],
	["a hostile object", hostile, "failed", "the wallet gave no reason"],
	["a novel", new Error("a".repeat(100_000)), "failed", `${"a".repeat(200)}…`],
	["hidden signs", new Error("turned \u202e\u200bround"), "failed", "turned round"],
	["EIP-1193’s rejection", { code: 4001, message: "No." }, "rejected", "No."],
	["a rejection in words", new Error("User rejected the request."), "rejected", "User rejected the request."],
];
test.each(thrown)("a wallet that throws %s", async (_, cause, kind, reason) => {
	const throwing: [string, (throws: () => unknown) => Voice][] = [
		["at once", (throws) => standardVoice(key, { "standard:connect": throws })],
		["later", (throws) => legacyVoice(key, { connect: async () => throws() })],
	];
	for (const [when, voice] of throwing) {
		logged = [];
		const failure = await failureOf(
			connect(
				voice(() => {
					throw cause;
				}),
			),
		);
		expect([failure.kind, failure.reason], when).toEqual([kind, reason]);
		expect(Object.is(failure.cause, cause), when).toBe(true);
	}
});

it("waits a minute for a wallet that never answers, and ignores its late answer", async () => {
	vi.useFakeTimers();
	let answer: (answer: unknown) => void = () => {};
	const voice = standardVoice(key, {
		"standard:connect": () =>
			new Promise((resolve) => {
				answer = resolve;
			}),
	});
	const settled = vi.fn();
	const waiting = connect(voice).catch(settled);
	await vi.advanceTimersByTimeAsync(ANSWER_LIMIT_MS - 1);
	expect(settled).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(1);
	await waiting;
	expect(settled.mock.calls[0]?.[0]).toMatchObject({ kind: "timeout", reason: "no answer within 60 seconds" });
	answer({ accounts: [accountOf(key)] });
	await vi.advanceTimersByTimeAsync(1000);
	expect(settled).toHaveBeenCalledTimes(1);
	expect(logged).toHaveLength(1);
	expect(vi.getTimerCount()).toBe(0);
});

it("leaves no timer behind after an answer, nor after a thenable that resolves twice", async () => {
	vi.useFakeTimers();
	const voice = standardVoice(key, {
		"standard:connect": () => ({
			// biome-ignore lint/suspicious/noThenProperty: a thenable is what this tests
			then(resolve: (answer: unknown) => void) {
				resolve({ accounts: [accountOf(key)] });
				resolve(undefined);
				throw new Error("too late");
			},
		}),
	});
	expect((await connect(voice)).address).toBe(key.address);
	expect(vi.getTimerCount()).toBe(0);
});

it("ends when the visitor stops waiting, also before it started", async () => {
	const stop = new AbortController();
	const voice = standardVoice(key, { "standard:connect": () => new Promise(() => {}) });
	const failed = failureOf(connect(voice, { stop: stop.signal }));
	stop.abort();
	expect(await failed).toMatchObject({ kind: "stopped" });
	logged = [];
	expect(await failureOf(connect(voice, { stop: stop.signal }))).toMatchObject({ kind: "stopped" });
});

it("asks for no signature if none could be verified", async () => {
	const sign = vi.fn();
	vi.stubGlobal("crypto", {});
	const voice = standardVoice(key, { "solana:signMessage": sign });
	expect(await failureOf(signMessage(voice, account(), "petals"))).toMatchObject({
		kind: "failed",
		reason: "this browser cannot verify ed25519 signatures",
	});
	expect(sign).not.toHaveBeenCalled();
});

it("reports what a wallet does not support", async () => {
	const voice = standardVoice(key, { "solana:signIn": undefined, "standard:disconnect": undefined });
	expect((await failureOf(signIn(voice, request))).reason).toBe("the wallet does not offer to sign in");
	await disconnect(voice);
});

test("reports once that a wallet no longer shows an account", () => {
	const tellers: ((change: unknown) => void)[] = [];
	const end = vi.fn();
	const onChange = (listener: (change: unknown) => void) => {
		tellers.push(listener);
		return end;
	};
	const listening = { ...standardVoice(key), onChange };
	const gone = vi.fn();
	const stopListening = whenGone(listening, account(), gone);
	for (const change of [{ chains: [] }, { accounts: [accountOf(other), accountOf(key)] }]) tellers[0]?.(change);
	expect(gone).not.toHaveBeenCalled();
	tellers[0]?.({ accounts: [accountOf(other)] });
	tellers[0]?.(undefined);
	expect(gone).toHaveBeenCalledTimes(1);
	stopListening();
	expect(end).toHaveBeenCalledTimes(1);
});

test.each([
	[
		"throws",
		() => {
			throw new Error("no");
		},
	],
	[
		"gives what throws in the end",
		() => () => {
			throw new Error("no");
		},
	],
	["gives nothing", () => undefined],
])("listening to a wallet that %s does no harm", (_, onChange) => {
	const stop = whenGone({ ...standardVoice(key), onChange }, account(), () => expect.unreachable("nothing was told"));
	expect(stop).not.toThrow();
});
