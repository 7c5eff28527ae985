import { expect, test } from "vitest";
import { found } from "./test-wallets.test-data.ts";
import { voiceOf } from "./voice.ts";

const does = () => {};
const standard = (...features: string[]) => ({
	features: Object.fromEntries(features.map((name) => [name, { [name.replace(/^.*:/, "")]: does }])),
});
const throwing = new Proxy(
	{},
	{
		get() {
			throw new Error("no");
		},
	},
);

test.each([
	["connects and signs", standard("standard:connect", "solana:signMessage"), "Wallet Standard"],
	["connects and signs in", standard("standard:connect", "solana:signIn"), "Wallet Standard"],
	["connects alone", standard("standard:connect"), undefined],
	["signs alone", standard("solana:signMessage"), undefined],
	["does so as before the standard", { connect: does, signMessage: does }, "legacy"],
	["does so as a function", Object.assign(() => {}, { connect: does, signMessage: does }), "legacy"],
	["has but one method of old", { connect: does }, undefined],
	["is nothing but features", { features: null }, undefined],
	["throws wherever it is read", throwing, undefined],
	["throws at its features", { features: throwing, connect: does, signMessage: does }, "legacy"],
])("a wallet that %s", (_, wallet, way) => expect(voiceOf(found(wallet))?.way).toBe(way));

test("prefers the standard to the legacy interface, whatever their order in the list", () => {
	const old = { connect: does, signMessage: does };
	const wallet = { ...found(old), objects: [old, standard("standard:connect", "solana:signMessage")] };
	expect(voiceOf(wallet)?.way).toBe("Wallet Standard");
});

test.each([
	[[], true],
	[["solana"], true],
	[["solana:devnet"], true],
	[["eip155", "solana:mainnet"], true],
	[["eip155"], false],
	[["solanas:mainnet"], false],
])("a wallet with the chains %o supports Solana: %s", (chains, speaks) => {
	expect(voiceOf(found({ connect: does, signMessage: does }, chains)) !== undefined).toBe(speaks);
});

test("calls methods on their own object, and removes listeners from where they were added", () => {
	const heard: unknown[] = [];
	const wallet = {
		name: "old",
		connect() {
			return this.name;
		},
		signMessage: does,
		on: (event: string) => void heard.push(`on ${event}`),
		removeListener: (event: string) => void heard.push(`off ${event}`),
	};
	const voice = voiceOf(found(wallet));
	expect(voice?.connect()).toBe("old");
	const end = voice?.onChange?.(() => {}) as () => void;
	end();
	expect(heard).toEqual(["on disconnect", "on accountChanged", "off disconnect", "off accountChanged"]);
});
