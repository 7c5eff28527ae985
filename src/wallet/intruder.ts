/** Flags by which wallets identify themselves, or the wallet they substitute for. */
const brandFlags: readonly string[] = [
	"isMetaMask",
	"isPhantom",
	"isSolflare",
	"isBackpack",
	"isBraveWallet",
	"isCoinbaseWallet",
	"isRabby",
	"isRainbow",
	"isTrust",
	"isTrustWallet",
	"isOkxWallet",
	"isExodus",
	"isGlow",
	"isBitKeep",
	"isCoin98",
	"isNightly",
];

/** Reads a property of a foreign value; undefined if reading throws, as it does for null. */
export function readForeign(value: unknown, key: string): unknown {
	try {
		return (value as Record<string, unknown>)[key];
	} catch {
		return undefined;
	}
}

/** The brand flags set on a wallet. @example brandsOf(window.phantom.solana) // ["isPhantom"] */
export const brandsOf = (wallet: unknown): string[] => brandFlags.filter((flag) => readForeign(wallet, flag) === true);

/**
 * Describes what a value appears to be: its kind or constructor, and brand flags. Accounts and all other content are
 * not read. Never throws.
 * @example describeIntruder(new MetaMaskProvider()) // "MetaMaskProvider (isMetaMask)"
 */
export function describeIntruder(value: unknown): string {
	if (value === undefined) return "a script";
	if (value === null || (typeof value !== "object" && typeof value !== "function")) return `a value (${typeof value})`;
	const name = readForeign(readForeign(value, "constructor"), "name");
	const known = typeof name === "string" && /^[\w$]{2,40}$/.test(name) && !/^(?:Object|Function)$/.test(name);
	const brands = brandsOf(value);
	return `${known ? name : `an unnamed ${typeof value}`}${brands.length > 0 ? ` (${brands.join(", ")})` : ""}`;
}
