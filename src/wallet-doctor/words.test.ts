import { expect, it, test } from "vitest";
import { browserName } from "./browser-name.ts";
import { conflictWords, spokenConflicts, timeWords } from "./conflict-words.ts";
import { type Outcome, outcomeWords } from "./outcome-words.ts";
import { sampleConflict, sampleWallet } from "./sample-wallets.test-data.ts";
import { verdictOf } from "./verdict.ts";
import { chainWords, featureWords, foundWords, noteWords } from "./wallet-words.ts";

test.each([
	[[], "Not disclosed before connecting."],
	[["standard:connect", "solana:signIn"], "connect, sign in"],
	[["sui:signTransaction"], "sui:signTransaction"],
	[["constructor", "__proto__"], "constructor, __proto__"],
	[
		Array.from({ length: 12 }, (_, index) => `a:${index}`),
		"a:0, a:1, a:2, a:3, a:4, a:5, a:6, a:7, a:8, a:9, a:10, a:11",
	],
	[
		Array.from({ length: 14 }, (_, index) => `a:${index}`),
		"a:0, a:1, a:2, a:3, a:4, a:5, a:6, a:7, a:8, a:9, a:10, a:11, 2 more",
	],
])("features %o", (features, words) => expect(featureWords(features)).toBe(words));

test.each([
	[[], "Not disclosed."],
	[["solana", "solana:mainnet"], "Solana"],
	[["eip155", "bitcoin:mainnet"], "Ethereum-compatible chains, bitcoin:mainnet"],
])("chains %o", (chains, words) => expect(chainWords(chains)).toBe(words));

it("lists every way in which a wallet was found", () => {
	const foundBy = ["Wallet Standard", "EIP-6963", "window property"] as const;
	expect(foundWords(sampleWallet({ foundBy, properties: ["phantom.solana", "solana"], version: undefined }))).toBe(
		"by the Wallet Standard; by EIP-6963, the Ethereum standard; as window.phantom.solana and window.solana",
	);
});

test.each([
	["duplicate", "same name or identifier"],
	["icon refused", "it is not an embedded image that can be shown here"],
	["impersonates Phantom", "It identifies itself as Phantom"],
] as const)("the note “%s” is explained", (note, words) => expect(noteWords(note)).toContain(words));

test.each([
	["assignment", "Provider (isRabby) tried to take window.ethereum by assigning it. The first wallet stayed."],
	["delete", "Provider (isRabby) tried to clear window.ethereum by deleting it. The first wallet stayed."],
	[
		"Reflect.deleteProperty",
		"Provider (isRabby) tried to clear window.ethereum with Reflect.deleteProperty. The first wallet stayed.",
	],
	[
		"Object.defineProperty",
		"Provider (isRabby) tried to take window.ethereum with Object.defineProperty. The first wallet stayed.",
	],
	[
		"around the guard",
		"Provider (isRabby) took window.ethereum by bypassing the guard. The first wallet has been restored.",
	],
] as const)("a conflict by %s", (how, words) => expect(conflictWords(sampleConflict({ how }))).toBe(words));

it("starts a sentence with a capital", () => {
	expect(conflictWords(sampleConflict({ intruder: "a script" }))).toMatch(/^A script tried/);
});

it("formats the visitor’s local time", () => expect(timeWords(sampleConflict().time)).toBe("09:05:07"));

test.each([
	[["ethereum"], "1 new wallet conflict: ethereum."],
	[["ethereum", "solana", "ethereum"], "3 new wallet conflicts: ethereum, solana."],
])("announces conflicts of %o", (properties, words) => {
	expect(spokenConflicts(properties.map((property) => sampleConflict({ property })))).toBe(words);
});

const petal = sampleWallet();
const twin = sampleWallet({ notes: ["duplicate"] });
test.each([
	[[petal], [], "done", "One wallet, no conflicts", "Petal is the only wallet"],
	[[petal, sampleWallet({ name: "Leaf" })], [], "note", "2 wallets found", "Petal and Leaf are both available"],
	[
		Array.from({ length: 6 }, (_, index) => sampleWallet({ name: `Petal ${index}` })),
		[],
		"note",
		"6 wallets found",
		"They are all available",
	],
	[[petal, petal], [], "done", "One wallet, no conflicts", "Petal is the only wallet"],
	[[petal, sampleWallet({ name: "Leaf" }), petal], [], "note", "2 wallets found", "Petal and Leaf are both available"],
	[
		[petal, petal, ...Array(2).fill(sampleWallet({ name: "Leaf", notes: ["duplicate"] }))],
		[],
		"warning",
		"3 wallets found",
		"Petal, Leaf and Leaf are all available",
	],
	[
		[twin, twin],
		[],
		"warning",
		"2 wallets found",
		"have the same name or identifier. Check both in your browser’s list of extensions and remove the one you do not recognise",
	],
	[[petal], [sampleConflict()], "warning", "1 attempt to replace a wallet", "window.ethereum"],
	[
		[petal],
		[sampleConflict(), sampleConflict({ property: "solana" })],
		"warning",
		"2 attempts to replace a wallet",
		"window.ethereum and window.solana",
	],
])("verdict (%#)", (wallets, conflicts, tone, title, words) => {
	const verdict = verdictOf(wallets, conflicts);
	expect([verdict.tone, verdict.title]).toEqual([tone, title]);
	expect([verdict.meaning, ...verdict.advice].join(" ")).toContain(words);
});

const failure = (changes: object): Outcome =>
	({ kind: "failure", work: "signMessage", failure: "failed", reason: "why", ...changes }) as Outcome;
const outcomes: [Outcome, string, string][] = [
	[{ kind: "connected" }, "done", "Connected"],
	[{ kind: "disconnected" }, "note", "Disconnected"],
	[{ kind: "forgotten" }, "note", "Account forgotten"],
	[{ kind: "gone" }, "note", "Account no longer available"],
	[{ kind: "unfetched" }, "warning", "This feature could not be loaded"],
	[failure({ failure: "rejected" }), "note", "You declined"],
	[failure({ failure: "rejected", reason: "stopped by the visitor" }), "note", "You declined"],
	[failure({ failure: "stopped" }), "note", "You stopped waiting"],
	[failure({ failure: "timeout" }), "warning", "No answer within a minute"],
	[failure({ failure: "invalid answer" }), "danger", "Not verified"],
	[failure({ failure: "invalid answer", work: "connect" }), "danger", "Invalid wallet response"],
	[failure({}), "warning", "That did not work"],
];
test.each(outcomes)("outcome %#: %o", (outcome, tone, title) => {
	expect(outcomeWords(outcome, "Petal")).toMatchObject({ tone, title });
});

test.each([
	[
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
		"Chromium 140",
	],
	["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0", "Edge 140"],
	["Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 OPR/124.0.0.0", "Opera 124"],
	["Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0", "Firefox 143"],
	[
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
		"Safari 18",
	],
	["Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15", "Safari 26"],
	["curl/8", "unknown"],
])("%s is %s", (userAgent, name) => expect(browserName(userAgent)).toBe(name));
