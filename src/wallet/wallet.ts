/** How a wallet was found. */
export type FoundBy = "Wallet Standard" | "EIP-6963" | "window property";

/** What is worth knowing about a wallet beyond what it states. */
export type WalletNote =
	/** Another listed wallet has the same identity, or the same name on chains of the same family. */
	| "duplicate"
	/** It has the flag of a brand other than its name: `isPhantom` on a wallet that is not Phantom. */
	| `impersonates ${string}`
	/** Its icon is not an embedded image that may be shown. */
	| "icon refused";

/** A wallet of this browser, as it presents itself: nothing is verified except the format of its icon. */
export interface FoundWallet {
	readonly name: string;
	/** A data URL of an image; undefined if there is none that may be shown. */
	readonly icon: string | undefined;
	/** The version of the standard that it implements: "1.0.0". */
	readonly version: string | undefined;
	/** Chains, by their identifiers: "solana:mainnet". */
	readonly chains: readonly string[];
	/** Supported features, by identifier: "standard:connect". */
	readonly features: readonly string[];
	/** All the ways in which it was found, in order. */
	readonly foundBy: readonly FoundBy[];
	/** The window properties that hold it. */
	readonly properties: readonly string[];
	/** The objects through which it can be called, as they were seen. */
	readonly objects: readonly object[];
	/** Its brand flags: "isPhantom". */
	readonly brands: readonly string[];
	readonly notes: readonly WalletNote[];
}

/** One announcement, before it is merged with others. */
export interface Sighting {
	/** The object itself, which identifies two sightings of one wallet. */
	readonly wallet: object;
	readonly foundBy: FoundBy;
	readonly name: string;
	readonly icon: unknown;
	readonly version: string | undefined;
	readonly chains: readonly string[];
	readonly features: readonly string[];
	readonly property: string | undefined;
	/** The identity required by EIP-6963, a reverse domain name: "io.metamask". */
	readonly identity: string | undefined;
}
