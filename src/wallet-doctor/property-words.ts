import type { FoundWallet } from "#src/wallet/wallet.ts";

/** A name on the window that is taken. */
export interface TakenName {
	name: string;
	/** Who stands there, as far as it can be known. */
	holder: string;
	/** How it is kept, in a sentence. */
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

/** How a property is kept: the guard’s are accessors that can be configured; what was locked before it came, it leaves as it is. */
function keptWords({ get, set, writable, configurable }: PropertyDescriptor): string {
	if (configurable && (get || set))
		return "Guarded: whoever reads it gets the first wallet, whoever writes it is turned away.";
	if (configurable) return "Open: nothing stands in front of it yet.";
	if (writable) return "Locked by its wallet, yet it can be written over by plain assignment.";
	return "Locked by its wallet: nobody can replace it, and a script that tries may stop with an error.";
}

/**
 * The names that are taken, in the order in which the guard knows them.
 * @param describe the window’s own property of a name; reading a descriptor runs no code of the wallet’s
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
		const holder = holders.map((wallet) => wallet.name).join(", ") || "No wallet";
		return [{ name, holder, kept: keptWords(descriptor), descriptor: descriptorWords(descriptor) }];
	});
}
