import { epochTime, sinceLoad } from "#src/platform/after-load.ts";
import type { Conflict } from "./conflict.ts";
import { conflictLog } from "./conflict-log.ts";
import { discoverWallets } from "./discovery.ts";
import { type GuardedWindow, guardWallets } from "./guard.ts";
import type { FoundWallet } from "./wallet.ts";
import { walletNames } from "./wallet-names.ts";

/** Delay between the page's load event and the start of the guard, in ms: specification 9. */
const START_DELAY_MS = 100;

const KEY = "__walletGuard";

/** The public interface, as `window.__walletGuard`: this script shares no code with the application. */
export interface WalletGuard {
	/** The conflicts prevented so far, oldest first; frozen. */
	readonly conflicts: readonly Conflict[];
	/** The wallets found so far; frozen. */
	readonly wallets: readonly FoundWallet[];
	/** The guarded properties of the window. */
	readonly names: readonly string[];
	/** Calls the listener after each conflict, and whenever the wallets change. @returns the unsubscribe function */
	readonly subscribe: (listener: () => void) => () => void;
}

/** Starts guarding and discovering the wallets of this window; a second call is a no-op. */
export function initialiseWalletGuard(): void {
	if (KEY in window) return;
	const log = conflictLog(epochTime, (message) => console.warn(message));
	// Deferred, so that the script that brings the wallet continues first.
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
	// Not configurable: no script that it reports can remove it.
	Object.defineProperty(window, KEY, { value: shown });
}

/** Starts 100 ms after the page's load event, or at once if that is past. */
export function startWallets(): void {
	setTimeout(initialiseWalletGuard, START_DELAY_MS - sinceLoad());
}
