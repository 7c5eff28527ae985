import type { Conflict } from "#src/wallet/conflict.ts";
import type { FoundWallet } from "#src/wallet/wallet.ts";
import { plainText } from "#src/wallet-operations/plain-text.ts";
import { timeWords } from "./conflict-words.ts";
import type { TakenName } from "./property-words.ts";

/** The data that a report is made of. */
export interface Findings {
	/** The page's path, without query and fragment. */
	page: string;
	browser: string;
	wallets: readonly FoundWallet[];
	taken: readonly TakenName[];
	conflicts: readonly Conflict[];
}

// A wallet may choose any name, but must not be able to inject lines into the report.
const oneLine = (text: string): string => plainText(text, 2000);

const listOr = (items: readonly string[], none: string): string => oneLine(items.join(", ")) || none;

function walletLines(wallet: FoundWallet, index: number): string[] {
	const { name, version, foundBy, properties, chains, features, brands, notes } = wallet;
	return [
		`${index + 1}. ${oneLine(name)}`,
		`   found by: ${listOr(foundBy, "nothing")}`,
		`   version: ${oneLine(version ?? "unknown")}`,
		`   properties: ${listOr(properties, "none")}`,
		`   chains: ${listOr(chains, "unknown")}`,
		`   features: ${listOr(features, "unknown")}`,
		`   flags: ${listOr(brands, "none")}`,
		`   notes: ${listOr(notes, "none")}`,
	];
}

/** The findings as plain text, to send to whoever helps. It contains no address, no key and no visitor data. */
export function reportText({ page, browser, wallets, taken, conflicts }: Findings): string {
	return [
		"Wallet doctor, Sakura Ecosystem",
		`Page: ${page}`,
		`Browser: ${browser}`,
		"",
		`Wallets: ${wallets.length}`,
		...wallets.flatMap(walletLines),
		"",
		`Names taken on the window: ${taken.length}`,
		...taken.map(({ name, holder, descriptor }) => `${name}: ${oneLine(holder)}; ${descriptor}`),
		"",
		`Conflicts: ${conflicts.length}`,
		...conflicts.map(
			({ time, property, how, intruder }) => `${timeWords(time)} ${property}: ${how} by ${oneLine(intruder)}`,
		),
		"",
	].join("\n");
}
