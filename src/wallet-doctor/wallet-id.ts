import type { FoundWallet } from "#src/wallet/wallet.ts";

const ids = new WeakMap<object, string>();
let last = 0;

/** An id for a wallet that stays the same while more is found out about it: it is tied to the wallet's own objects. */
export function idOf({ objects }: FoundWallet): string {
	const known = objects.map((object) => ids.get(object)).find((id) => id !== undefined);
	const id = known ?? String(++last);
	for (const object of objects) ids.set(object, id);
	return id;
}
