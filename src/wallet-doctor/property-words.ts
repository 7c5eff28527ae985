import type { FoundWallet } from "#src/wallet/wallet.ts";
import { plainText } from "#src/wallet-operations/plain-text.ts";

/** A window name that is in use. */
export interface TakenName {
	name: string;
	/** What holds the name, as far as it can be known. */
	holder: string;
	/** How it is protected, in a sentence. */
	kept: string;
	/** Its descriptor: "accessor, configurable, enumerable". */
	descriptor: string;
}

/** @example descriptorWords({ get, set, configurable: true, enumerable: false }) // "accessor, configurable, not enumerable" */
function descriptorWords(descriptor: PropertyDescriptor): string {
	const { get, set, writable, configurable, enumerable } = descriptor;
	const say = (is: boolean | undefined, word: string) => (is ? word : `not ${word}`);
	const kind = get || set ? [`accessor${set ? "" : " without setter"}`] : ["value", say(writable, "writable")];
	return [...kind, say(configurable, "configurable"), say(enumerable, "enumerable")].join(", ");
}

/**
 * How a property is protected: the guard’s are configurable accessors; it leaves properties alone that were locked
 * before it started.
 */
function keptWords({ get, set, writable, configurable }: PropertyDescriptor, isHeld: boolean): string {
	if (configurable && (get || set))
		return isHeld
			? "Guarded: reads return the first wallet, writes are refused."
			: "Watched: the first wallet written here will be kept.";
	if (configurable) return "Open: not guarded yet.";
	const locked = `Locked by ${isHeld ? "its wallet" : "a script"}`;
	if (writable) return `${locked}, but can be overwritten by assignment.`;
	return `${locked}: it cannot be replaced, and a script that tries may throw an error.`;
}

/**
 * The names in use, in the guard's order.
 * @param describe the window’s own property descriptor for a name; reading it runs none of the wallet’s code
 */
export function takenNames(
	names: readonly string[],
	wallets: readonly FoundWallet[],
	describe: (name: string) => PropertyDescriptor | undefined,
): TakenName[] {
	return names.flatMap((name) => {
		const descriptor = describe(name);
		if (!descriptor) return [];
		const holders = wallets.filter(({ properties }) =>
			properties.some((at) => at === name || at.startsWith(`${name}.`)),
		);
		const holder = holders.map((wallet) => plainText(wallet.name)).join(", ") || "No wallet";
		const kept = keptWords(descriptor, holders.length > 0);
		return [{ name, holder, kept, descriptor: descriptorWords(descriptor) }];
	});
}
