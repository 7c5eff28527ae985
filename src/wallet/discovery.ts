import { readForeign } from "./intruder.ts";
import { mergeSightings } from "./merge-sightings.ts";
import { announcedSighting, propertySightings, standardSighting } from "./sightings.ts";
import { tellEach } from "./tell-each.ts";
import type { FoundWallet, Sighting } from "./wallet.ts";

/** Limits memory if a page floods us with announcements. */
export const MAX_SIGHTINGS = 200;

export interface Discovery {
	/** All wallets so far; the same array until something changes. */
	wallets(): readonly FoundWallet[];
	/** Calls the listener after each change. @returns the unsubscribe function */
	subscribe(listener: () => void): () => void;
	/** Looks at the window's properties again, for wallets that do not announce themselves. */
	look(): void;
}

/**
 * Finds the wallets of this browser: asks those already present, listens for later ones, and looks at the window's
 * properties. By the Wallet Standard (@wallet-standard/app, getWallets), a wallet that loaded first hears "app-ready"
 * and registers, and one that loads later sends "register-wallet"; both get the same `register`. By EIP-6963 they
 * answer "requestProvider".
 */
export function discoverWallets(window: EventTarget, names: readonly string[]): Discovery {
	let sightings: readonly Sighting[] = [];
	/** Merged when somebody asks: a page may register hundreds in a row. */
	let wallets: readonly FoundWallet[] | null = null;
	const listeners = new Set<() => void>();

	function change(next: readonly Sighting[]): void {
		sightings = next;
		wallets = null;
		tellEach(listeners);
	}

	function see(seen: readonly (Sighting | undefined)[]): void {
		const fresh = seen.filter((sighting) => sighting && !sightings.some((known) => isKnown(known, sighting)));
		const all = [...sightings, ...(fresh as Sighting[])].slice(0, MAX_SIGHTINGS);
		if (all.length > sightings.length) change(all);
	}

	/** The Wallet Standard's `register`: adds wallets and returns a function that removes them. */
	function register(...registered: unknown[]): () => void {
		see(registered.map(standardSighting));
		return () => {
			const kept = sightings.filter(
				({ wallet, foundBy }) => foundBy !== "Wallet Standard" || !registered.includes(wallet),
			);
			if (kept.length < sightings.length) change(kept);
		};
	}
	const api = Object.freeze({ register });

	const onRegister = (event: Event) => {
		try {
			(event as CustomEvent<(given: typeof api) => void>).detail(api);
		} catch {
			// There was no callback, or the wallet failed; either way there is none to list.
		}
	};
	const onAnnounce = (event: Event) => see([announcedSighting(readForeign(event, "detail"))]);
	const look = () => see(names.flatMap((name) => propertySightings(name, readForeign(window, name))));

	window.addEventListener("wallet-standard:register-wallet", onRegister);
	window.addEventListener("eip6963:announceProvider", onAnnounce);
	window.dispatchEvent(new CustomEvent("wallet-standard:app-ready", { detail: api }));
	window.dispatchEvent(new Event("eip6963:requestProvider"));
	look();
	return {
		wallets: () => {
			wallets ??= Object.freeze(mergeSightings(sightings));
			return wallets;
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		look,
	};
}

/** Whether a sighting adds nothing new. A property counts only once, because some return a new object on each read. */
function isKnown(known: Sighting, { wallet, foundBy, property }: Sighting): boolean {
	return known.foundBy === foundBy && (property ? known.property === property : known.wallet === wallet);
}
