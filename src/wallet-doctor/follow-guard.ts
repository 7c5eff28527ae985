import { whileVisible } from "#src/platform/while-visible.ts";
import type { Conflict } from "#src/wallet/conflict.ts";
import type { FoundWallet } from "#src/wallet/wallet.ts";
import type { WalletGuard } from "#src/wallet/wallet-guard.ts";
import { type TakenName, takenNames } from "./property-words.ts";

/** A snapshot of everything known about wallets. */
export interface Seen {
	wallets: readonly FoundWallet[];
	conflicts: readonly Conflict[];
	taken: readonly TakenName[];
	/** How many names the guard watches. */
	names: number;
}

/** The guard starts 100 ms after the load event, or later on a slow machine. */
const LOOK_MS = 100;
/** After this it is considered missing, and checked for less often. */
const PATIENCE_MS = 3000;
const LOOK_AGAIN_MS = 1000;
/** Polling finds changes without a notification, such as a property that was deleted or was set around the guard. */
const WATCH_MS = 2000;
/** A script that keeps trying is shown a few times a second, not each time. */
const GATHER_MS = 100;

/**
 * Follows the guard of this window (`window.__walletGuard`, decision 25), which may start late or never.
 * @param tell called with a snapshot whenever it changes; with null once no guard has appeared for 3 s
 * @returns the function that stops it
 */
export function followGuard(tell: (seen: Seen | null) => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	let last: Seen | undefined;
	let ends: (() => void)[] = [];

	function look(waited: number): void {
		const guard = (window as { __walletGuard?: WalletGuard }).__walletGuard;
		if (guard) {
			watch(guard);
			return;
		}
		if (waited === PATIENCE_MS) tell(null);
		const pause = waited < PATIENCE_MS ? LOOK_MS : LOOK_AGAIN_MS;
		timer = setTimeout(() => look(waited + pause), pause);
	}

	function watch(guard: WalletGuard): void {
		const read = () => {
			clearTimeout(timer);
			timer = undefined;
			const { wallets, conflicts, names } = guard;
			const taken = takenNames(names, wallets, (name) => Object.getOwnPropertyDescriptor(window, name));
			const isSame = last?.wallets === wallets && last.conflicts === conflicts;
			if (isSame && JSON.stringify(last?.taken) === JSON.stringify(taken)) return;
			last = { wallets, conflicts, taken, names: names.length };
			tell(last);
		};
		// Reading may itself reveal something and call back at once.
		const soon = () => {
			timer ??= setTimeout(read, GATHER_MS);
		};
		ends = [guard.subscribe(soon), whileVisible(WATCH_MS, read)];
		read();
	}

	look(0);
	return () => {
		clearTimeout(timer);
		for (const end of ends) end();
	};
}
