/** How a wallet made itself known. */
export type FoundBy = "Wallet Standard" | "EIP-6963" | "window property";

/** What is worth knowing about a wallet besides what it says. */
export type WalletNote =
	/** Another wallet of the list has the same name, or the same identity. */
	| "duplicate"
	/** It carries the flag of another brand than its name says: `isPhantom` on a wallet that is not Phantom. */
	| `impersonates ${string}`
	/** It gave a picture that is no image in a data address; it is not shown. */
	| "icon refused";

/** A wallet of this browser, as it presents itself: nothing of it is verified but its picture's form. */
export interface FoundWallet {
	readonly name: string;
	/** A data address of an image; undefined where there is none that may be shown. */
	readonly icon: string | undefined;
	/** The version of the standard it follows: "1.0.0". */
	readonly version: string | undefined;
	/** Chains, by their identifiers: "solana:mainnet". */
	readonly chains: readonly string[];
	/** What it can do, by identifiers: "standard:connect". */
	readonly features: readonly string[];
	/** All the ways in which it was found, the first one first. */
	readonly foundBy: readonly FoundBy[];
	/** Properties of the window under which it stands. */
	readonly properties: readonly string[];
	/** The objects by which it can be spoken to, as they were seen. */
	readonly objects: readonly object[];
	/** Brand flags it carries: "isPhantom". */
	readonly brands: readonly string[];
	readonly notes: readonly WalletNote[];
}

/** One announcement, before it is put together with others. */
export interface Sighting {
	/** The object itself, by which two sightings of one wallet are known to be one. */
	readonly wallet: object;
	readonly foundBy: FoundBy;
	readonly name: string;
	readonly icon: unknown;
	readonly version: string | undefined;
	readonly chains: readonly string[];
	readonly features: readonly string[];
	readonly property: string | undefined;
	/** The identity that EIP-6963 asks for, its reverse domain name: "io.metamask". */
	readonly identity: string | undefined;
}
