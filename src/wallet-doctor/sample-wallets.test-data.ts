import type { Conflict } from "#src/wallet/conflict.ts";
import type { FoundWallet } from "#src/wallet/wallet.ts";

/** A discovered wallet, with a test's changes. */
export const sampleWallet = (changes: Partial<FoundWallet> = {}): FoundWallet => ({
	name: "Petal",
	icon: undefined,
	version: "1.0.0",
	chains: ["solana:mainnet"],
	features: ["standard:connect", "solana:signMessage"],
	foundBy: ["Wallet Standard"],
	properties: [],
	objects: [{}],
	brands: [],
	notes: [],
	...changes,
});

export const sampleConflict = (changes: Partial<Conflict> = {}): Conflict => ({
	property: "ethereum",
	message: "Wallet conflict",
	how: "assignment",
	time: new Date(2026, 10, 22, 9, 5, 7).getTime(),
	intruder: "Provider (isRabby)",
	...changes,
});
