import { expect, it, test } from "vitest";
import { takenNames } from "./property-words.ts";
import { reportText } from "./report.ts";
import { sampleConflict, sampleWallet } from "./sample-wallets.test-data.ts";
import { testMessage, testSignIn } from "./test-message.ts";
import { idOf } from "./wallet-id.ts";

const get = () => {};
const set = () => {};
const guarded = { get, set, configurable: true, enumerable: true };

test.each([
	[guarded, "accessor, configurable, enumerable", "Guarded", "the first wallet written here will be kept"],
	[
		{ get, configurable: true, enumerable: false },
		"accessor without setter, configurable, not enumerable",
		"Guarded",
		"the first wallet written here will be kept",
	],
	[
		{ get, set, configurable: false, enumerable: true },
		"accessor, not configurable, enumerable",
		"Locked by its wallet: it cannot be replaced",
		"Locked by a script: it cannot be replaced",
	],
	[
		{ value: 1, writable: true, configurable: true, enumerable: true },
		"value, writable, configurable, enumerable",
		"Open",
		"Open",
	],
	[
		{ value: 1, writable: true, configurable: false, enumerable: true },
		"value, writable, not configurable, enumerable",
		"Locked by its wallet, but can be overwritten by assignment",
		"Locked by a script, but can be overwritten by assignment",
	],
	[
		{ value: 1, writable: false, configurable: false, enumerable: false },
		"value, not writable, not configurable, not enumerable",
		"Locked by its wallet: it cannot be replaced",
		"Locked by a script: it cannot be replaced",
	],
])("a property in words, with and without a wallet: %#", (description, descriptor, held, free) => {
	const petal = sampleWallet({ properties: ["ethereum"] });
	for (const [wallets, holder, kept] of [
		[[petal], "Petal", held],
		[[], "No wallet", free],
	] as const)
		expect(takenNames(["ethereum"], wallets, () => description)).toEqual([
			{ name: "ethereum", holder, descriptor, kept: expect.stringContaining(kept) },
		]);
});

it("names what holds a name, or a part of it, and omits names that are free", () => {
	const wallets = [
		sampleWallet({ name: "Phantom", properties: ["phantom.solana", "solana"] }),
		sampleWallet({ name: "\u202eTwin\ufe0f", properties: ["solana"] }),
	];
	const taken = takenNames(["ethereum", "phantom", "solana"], wallets, (name) =>
		name === "ethereum" ? undefined : guarded,
	);
	expect(taken.map(({ name, holder }) => [name, holder])).toEqual([
		["phantom", "Phantom"],
		["solana", "Phantom, Twin"],
	]);
});

it("reports everything, one fact per line", () => {
	const wallets = [
		sampleWallet({
			name: "Petal\nConflicts: 9\u202e",
			notes: ["duplicate"],
			brands: ["isPhantom"],
			version: undefined,
		}),
	];
	const text = reportText({
		page: "/tokens",
		browser: "Firefox 143",
		wallets,
		taken: takenNames(["ethereum"], [], () => guarded),
		conflicts: [sampleConflict()],
	});
	expect(text).toBe(`Wallet doctor, Sakura Ecosystem
Page: /tokens
Browser: Firefox 143

Wallets: 1
1. Petal Conflicts: 9
   found by: Wallet Standard
   version: unknown
   properties: none
   chains: solana:mainnet
   features: standard:connect, solana:signMessage
   flags: isPhantom
   notes: duplicate

Names taken on the window: 1
ethereum: No wallet; accessor, configurable, enumerable

Conflicts: 1
09:05:07 ethereum: assignment by Provider (isRabby)
`);
});

it("keeps a wallet's id while more of it is found, and gives each its own once it proves to be two", () => {
	const [one, other] = [{}, () => {}];
	const id = idOf(sampleWallet({ objects: [one] }));
	expect(idOf(sampleWallet({ objects: [one, other] }))).toBe(id);
	expect(idOf(sampleWallet({ objects: [other] }))).not.toBe(id);
	expect(idOf(sampleWallet({ objects: [one] }))).toBe(id);
});

it("the signed text names the site and the occasion, and says that it does nothing", () => {
	const occasion = { host: "sakura.test", origin: "https://sakura.test", time: new Date(0), nonce: "0011223344556677" };
	expect(testMessage(occasion)).toMatch(
		/It moves nothing, authorises nothing, and is not stored\.\n\nSite: sakura\.test\nNonce: 0011223344556677\nTime: 1970-01-01T00:00:00\.000Z$/,
	);
	expect(testSignIn(occasion, undefined)).not.toHaveProperty("address");
	expect(testSignIn(occasion, "abc")).toMatchObject({
		domain: "sakura.test",
		address: "abc",
		nonce: "0011223344556677",
	});
});
