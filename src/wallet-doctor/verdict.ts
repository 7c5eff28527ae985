import { listText } from "#src/figures/list-text.ts";
import type { Conflict } from "#src/wallet/conflict.ts";
import type { FoundWallet } from "#src/wallet/wallet.ts";
import { plainText } from "#src/wallet-operations/plain-text.ts";

/** The overall verdict: a title, what it means, and what the visitor can do. */
export interface Verdict {
	tone: "done" | "note" | "warning";
	title: string;
	meaning: string;
	advice: readonly string[];
}

/** Maximum length of a name in a sentence, in characters; a wallet may choose any name. */
export const MAX_NAME_LENGTH = 40;

const count = (number: number, one: string, many: string): string => (number === 1 ? `1 ${one}` : `${number} ${many}`);

/**
 * The wallets to count: one that announces itself separately for different chains, as MetaMask does for Solana and for
 * Bitcoin, is one. Two that are noted as duplicates are two.
 */
export const counted = (wallets: readonly FoundWallet[]): readonly FoundWallet[] =>
	wallets.filter(
		({ name, notes }, index) =>
			notes.includes("duplicate") || wallets.findIndex((wallet) => wallet.name === name) === index,
	);

const namesOf = (wallets: readonly FoundWallet[]): string =>
	listText(wallets.map(({ name }) => plainText(name, MAX_NAME_LENGTH)));

/** What to do if a site uses whatever wallet is on the window. */
function conflictAdvice(conflicts: readonly Conflict[]): string[] {
	const properties = [...new Set(conflicts.map(({ property }) => property))];
	const names = listText(properties.map((name) => `window.${name}`));
	return [
		"If a site shows a list of wallets, choose yours by name: wallets that announce themselves never conflict.",
		`A site that only knows ${names} gets the first wallet. To use another there, disable the first one in your browser’s extensions and reload the page.`,
		"Most wallets have a “default wallet” setting. Leave it on in only one of them.",
	];
}

const duplicateAdvice =
	"Two of these wallets have the same name or identifier. Check both in your browser’s list of extensions and remove the one you do not recognise.";

/**
 * A verdict on the wallets and conflicts of a page, in plain words.
 * @param found at least one wallet
 */
export function verdictOf(found: readonly FoundWallet[], conflicts: readonly Conflict[]): Verdict {
	const wallets = counted(found);
	const hasDuplicate = wallets.some(({ notes }) => notes.includes("duplicate"));
	const more = hasDuplicate ? [duplicateAdvice] : [];
	if (conflicts.length > 0)
		return {
			tone: "warning",
			title: `${count(conflicts.length, "attempt", "attempts")} to replace a wallet`,
			meaning:
				"More than one script tried to use the same name on this page. The first wallet kept its place, so the page keeps working. This is a conflict between extensions and does not affect your accounts.",
			advice: [...conflictAdvice(conflicts), ...more],
		};
	if (wallets.length === 1)
		return {
			tone: "done",
			title: "One wallet, no conflicts",
			meaning: `${namesOf(wallets)} is the only wallet this page can see. A site that asks for a wallet will get it.`,
			advice: [],
		};
	return {
		tone: hasDuplicate ? "warning" : "note",
		title: `${wallets.length} wallets found`,
		meaning: `${wallets.length > 5 ? "They" : namesOf(wallets)} are ${wallets.length === 2 ? "both" : "all"} available, and none has tried to replace another. A site that shows a list can offer all of them.`,
		advice: ["Before you sign, check that the name in the wallet’s window is the one you chose.", ...more],
	};
}
