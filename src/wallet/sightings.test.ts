import { describe, expect, it } from "vitest";
import { announcedSighting, propertySightings, standardSighting } from "./sightings.ts";

const trap = (): never => {
	throw new Error("no");
};

it.each([undefined, null, "wallet", {}, { name: 5 }, { name: " " }])("%j is no wallet of either standard", (value) => {
	expect(standardSighting(value)).toBe(undefined);
	expect(announcedSighting({ info: value, provider: {} })).toBe(undefined);
});

it.each([undefined, null, "provider"])("an announcement with the provider %j is invalid", (provider) => {
	expect(announcedSighting({ info: { name: "Sakura" }, provider })).toBe(undefined);
});

it("trims texts and truncates long ones", () => {
	const long = { name: "n".repeat(81), rdns: "r".repeat(80), version: " 1.0.0 " };
	expect(standardSighting(long)).toMatchObject({ name: "n".repeat(80), version: "1.0.0" });
	expect(standardSighting({ ...long, version: " " })?.version).toBeUndefined();
	const named = { ...long, name: " Sakura " };
	expect(announcedSighting({ info: named, provider: {} })).toMatchObject({ name: "Sakura", identity: "r".repeat(80) });
});

it.each<[string, unknown, string[]]>([
	["takes short texts alone", ["a", 5, null, ["b"], "c".repeat(80), "d".repeat(81)], ["a", "c".repeat(80)]],
	["takes a hundred", Array(101).fill("a"), Array(100).fill("a")],
	["takes what the beginning holds of one that claims to be endless", Object.assign(Array(2 ** 32 - 1), ["a"]), ["a"]],
	["asks no method of its own", Object.assign(["a"], { filter: () => [{}], length: 1 }), ["a"]],
	["takes none of what only behaves like a list", { filter: () => ["a"] }, []],
	["takes none of a list that throws", new Proxy([], { get: trap }), []],
])("for chains it %s", (_, chains, taken) => {
	expect(standardSighting({ name: "Sakura", chains })?.chains).toEqual(taken);
});

it.each<[string, unknown, string[]]>([
	["an object", { a: 1, b: undefined }, ["a", "b"]],
	["a text", "ab", []],
	["an object that throws", new Proxy({}, { ownKeys: trap }), []],
])("from features that are %s it takes the names", (_, features, taken) => {
	expect(standardSighting({ name: "Sakura", features })?.features).toEqual(taken);
});

describe("a property of the window", () => {
	it.each([
		["ethereum", "Ethereum", ["eip155"]],
		["solana", "Solana", ["solana"]],
		["braveSolana", "Brave", ["solana"]],
		["exodus", "Exodus", []],
		["bybitWallet", "Bybit", []],
		["okxwallet", "Okx", []],
		["$onekey", "Onekey", []],
	])("%s is called %s and supports %j", (property, name, chains) => {
		for (const wallet of [{}, () => {}])
			expect(propertySightings(property, wallet)).toMatchObject([{ wallet, property, name, chains }]);
	});

	it.each([undefined, null, 5, "wallet"])("with the value %j holds no wallet", (value) => {
		expect(propertySightings("solana", value)).toEqual([]);
	});

	it("with only one part is that part", () => {
		const ethereum = {};
		expect(propertySightings("xfi", { ethereum, solana: null })).toMatchObject([
			{ wallet: ethereum, property: "xfi.ethereum", name: "Xfi", chains: ["eip155"] },
		]);
	});

	it.each([
		["solana", ["isPhantom", "isBackpack"], "Backpack"],
		["solana", ["isPhantom"], "Phantom"],
		["solana", ["isGlow", "isNightly"], "Solana"],
		["coinbaseSolana", ["isPhantom"], "Coinbase"],
	])("%s with the flags %j is called %s", (property, flags, name) => {
		expect(propertySightings(property, Object.fromEntries(flags.map((flag) => [flag, true])))[0]?.name).toBe(name);
	});
});
