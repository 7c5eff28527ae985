import { epochTime, sinceLoad } from "#src/platform/after-load.ts";
import type { Conflict } from "./conflict.ts";
import { conflictLog } from "./conflict-log.ts";
import { discoverWallets } from "./discovery.ts";
import { type GuardedWindow, guardWallets } from "./guard.ts";
import type { FoundWallet } from "./wallet.ts";
import { walletNames } from "./wallet-names.ts";

/** How long after the page's load the guard begins, in ms: specification 9. */
const START_DELAY_MS = 100;

const KEY = "__walletGuard";

/** What everybody may know, as `window.__walletGuard`: this script shares no code with the application. */
export interface WalletGuard {
	/** What was prevented so far, the first one first; frozen. */
	readonly conflicts: readonly Conflict[];
	/** The wallets found so far; frozen. */
	readonly wallets: readonly FoundWallet[];
	/** The guarded properties of the window. */
	readonly names: readonly string[];
	/** Calls back after each conflict, and whenever the wallets change. @returns the function that ends it */
	readonly subscribe: (listener: () => void) => () => void;
}

/** Begins to guard and to find the wallets of this window; a second call changes nothing. */
export function initialiseWalletGuard(): void {
	if (KEY in window) return;
	const log = conflictLog(epochTime, (message) => console.warn(message));
	// Put off: whoever brings the wallet goes on first.
	const arrived = () => queueMicrotask(() => discovery.look());
	const guard = guardWallets(window as unknown as GuardedWindow, walletNames, log, arrived);
	const discovery = discoverWallets(window, walletNames);
	const shown: WalletGuard = Object.freeze({
		get conflicts() {
			guard.look();
			return log.list();
		},
		get wallets() {
			guard.look();
			discovery.look();
			return discovery.wallets();
		},
		names: Object.freeze([...walletNames]),
		subscribe(listener: () => void) {
			const ends = [log.subscribe(listener), discovery.subscribe(listener)];
			return () => {
				for (const end of ends) end();
			};
		},
	});
	Object.defineProperty(window, KEY, { value: shown, configurable: true });
}

/** Begins in time: 100 ms after the page's load, at once where that is past. */
export function startWallets(): void {
	setTimeout(initialiseWalletGuard, START_DELAY_MS - sinceLoad());
}
