import { brandsOf, readForeign } from "./intruder.ts";
import type { Sighting } from "./wallet.ts";

const isObject = (value: unknown): value is object =>
	(typeof value === "object" && value !== null) || typeof value === "function";

/** A short text from a foreign object; undefined if there is none. */
function textOf(value: unknown, key: string): string | undefined {
	const text = readForeign(value, key);
	return (typeof text === "string" && text.trim().slice(0, 80)) || undefined;
}

/** How much of a foreign list is read: it may claim any length. */
const maxTexts = 100;

/**
 * The short texts of a foreign list; anything else in it is skipped. Read by index, because its methods may be
 * overridden.
 */
function textsOf(value: unknown): string[] {
	const texts: string[] = [];
	try {
		const length = Array.isArray(value) ? Math.min(value.length, maxTexts) : 0;
		for (let index = 0; index < length; index++) {
			const text: unknown = (value as unknown[])[index];
			if (typeof text === "string" && text.length <= 80) texts.push(text);
		}
	} catch {
		// Keeps what was read before it threw.
	}
	return texts;
}

function keysOf(value: unknown): string[] {
	try {
		return isObject(value) ? textsOf(Object.keys(value)) : [];
	} catch {
		return [];
	}
}

/**
 * What a wallet states about itself when it registers by the Wallet Standard (@wallet-standard/base, `Wallet`).
 * @returns undefined if it is not a wallet: it has no name
 */
export function standardSighting(wallet: unknown): Sighting | undefined {
	const name = textOf(wallet, "name");
	if (!isObject(wallet) || !name) return undefined;
	return {
		wallet,
		foundBy: "Wallet Standard",
		name,
		icon: readForeign(wallet, "icon"),
		version: textOf(wallet, "version"),
		chains: textsOf(readForeign(wallet, "chains")),
		features: keysOf(readForeign(wallet, "features")),
		property: undefined,
		identity: undefined,
	};
}

/**
 * What a wallet announces by EIP-6963 (`EIP6963ProviderDetail`). It reveals its chains only once connected.
 * @returns undefined if it is not an announcement: it has no provider or name
 */
export function announcedSighting(detail: unknown): Sighting | undefined {
	const info = readForeign(detail, "info");
	const wallet = readForeign(detail, "provider");
	const name = textOf(info, "name");
	if (!isObject(wallet) || !name) return undefined;
	return {
		wallet,
		foundBy: "EIP-6963",
		name,
		icon: readForeign(info, "icon"),
		version: undefined,
		chains: ["eip155"],
		features: [],
		property: undefined,
		identity: textOf(info, "rdns"),
	};
}

/** Parts of a multi-chain wallet under one property: `phantom.solana`. */
const parts = { solana: "solana", ethereum: "eip155" } as const;

/**
 * Wallets that are properties of the window, as before the standards. Such a wallet does not state its name: it is
 * named after its one own brand flag, or else after its property.
 */
export function propertySightings(property: string, value: unknown): Sighting[] {
	if (!isObject(value)) return [];
	const inside = Object.entries(parts).flatMap(([part, chain]) => {
		const wallet = readForeign(value, part);
		return isObject(wallet) ? [sighting(`${property}.${part}`, wallet, [chain])] : [];
	});
	const chain = /ethereum$/i.test(property) ? ["eip155"] : /solana$/i.test(property) ? ["solana"] : [];
	return inside.length > 0 ? inside : [sighting(property, value, chain)];
}

function sighting(property: string, wallet: object, chains: string[]): Sighting {
	const brands = brandsOf(wallet);
	const [root = property] = property.split(".");
	const named = /^(?:ethereum|solana)$/.test(root) ? onlyBrand(brands)?.replace(/^is/, "") : undefined;
	return {
		wallet,
		foundBy: "window property",
		name: named ?? root.replace(/^\$|(?<=.)(?:Solana|Wallet)$/gi, "").replace(/./, (letter) => letter.toUpperCase()),
		icon: undefined,
		version: undefined,
		chains,
		features: [],
		property,
		identity: undefined,
	};
}

/** Flags that many wallets have in addition to their own, for pages that know no other wallet. */
const borrowed: readonly string[] = ["isMetaMask", "isPhantom"];

/** The flag that identifies the wallet; undefined if there is none, or more than one. */
function onlyBrand(brands: readonly string[]): string | undefined {
	const own = brands.length > 1 ? brands.filter((flag) => !borrowed.includes(flag)) : brands;
	return own.length === 1 ? own[0] : undefined;
}
