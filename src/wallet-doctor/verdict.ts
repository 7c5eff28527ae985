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

const namesOf = (wallets: readonly FoundWallet[]): string =>
	listText(wallets.map(({ name }) => plainText(name, MAX_NAME_LENGTH)));

/** What to do if a site uses whatever wallet is on the window. */
function conflictAdvice(conflicts: readonly Conflict[]): string[] {
	const properties = [...new Set(conflicts.map(({ property }) => property))];
	const names = listText(properties.map((name) => `window.${name}`));
	return [
		"Where a site shows a list of wallets, choose yours by its name: wallets that announce themselves never stand in each other’s way.",
		`Where a site only knows ${names}, it gets the first wallet. To use another there, switch the first one off in your browser’s extensions, and reload the page.`,
		"Most wallets have a setting that says whether they are the default. Leave it on in one of them.",
	];
}

const duplicateAdvice =
	"Two of these wallets go by the same name. Look at both in your browser’s list of extensions, and remove the one that you do not know.";

/**
 * A verdict on the wallets and conflicts of a page, in plain words.
 * @param wallets at least one
 */
export function verdictOf(wallets: readonly FoundWallet[], conflicts: readonly Conflict[]): Verdict {
	const hasDuplicate = wallets.some(({ notes }) => notes.includes("duplicate"));
	const more = hasDuplicate ? [duplicateAdvice] : [];
	if (conflicts.length > 0)
		return {
			tone: "warning",
			title: `${count(conflicts.length, "attempt", "attempts")} to replace a wallet`,
			meaning:
				"More than one script wanted the same name on this page. The first wallet kept its place, so the page goes on working. This is a quarrel between extensions and says nothing about your accounts.",
			advice: [...conflictAdvice(conflicts), ...more],
		};
	if (wallets.length === 1)
		return {
			tone: "done",
			title: "One wallet, and nothing in its way",
			meaning: `${namesOf(wallets)} is the only wallet that this page can see. A site that asks for a wallet will reach it.`,
			advice: [],
		};
	return {
		tone: hasDuplicate ? "warning" : "note",
		title: `${wallets.length} wallets, side by side`,
		meaning: `${wallets.length > 5 ? "They" : namesOf(wallets)} are all within reach, and none has tried to take another’s place. A site that shows a list can offer every one of them.`,
		advice: ["Before you sign, compare the name in the wallet’s own window with the one you chose.", ...more],
	};
}
