import type { FoundWallet } from "#src/wallet/wallet.ts";

const ids = new WeakMap<object, string>();
let last = 0;

/**
 * An id for a wallet: that of the object through which it was first seen. It stays the same while more is found out
 * about the wallet, and if two objects turn out to be two wallets, each has its own.
 */
export function idOf({ objects }: Pick<FoundWallet, "objects">): string {
	const [first] = objects as readonly [object, ...object[]];
	const id = ids.get(first) ?? String(++last);
	ids.set(first, id);
	return id;
}
