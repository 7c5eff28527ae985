/** Flags by which wallets say who they are, or whom they stand in for. */
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

/** Reads a property of something foreign, which may throw, as null does: undefined then. */
export function readForeign(value: unknown, key: string): unknown {
	try {
		return (value as Record<string, unknown>)[key];
	} catch {
		return undefined;
	}
}

/** Brand flags that are set on a wallet. @example brandsOf(window.phantom.solana) // ["isPhantom"] */
export const brandsOf = (wallet: unknown): string[] => brandFlags.filter((flag) => readForeign(wallet, flag) === true);

/**
 * Says who a value seems to be: kind or constructor, and brand flags. Accounts and all other content are not looked at.
 * Never throws.
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
