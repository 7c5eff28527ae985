import { timeText } from "#src/figures/time-text.ts";
import { twoDigits } from "#src/figures/two-digits.ts";
import type { Conflict, How } from "#src/wallet/conflict.ts";

const ways: Partial<Record<How, string>> = {
	assignment: "by assigning it",
	delete: "by deleting it",
	"around the guard": "by bypassing the guard",
};

/** A sentence that says what happened, without the time. */
export function conflictWords({ property, how, intruder }: Conflict): string {
	const who = intruder.replace(/^./, (letter) => letter.toUpperCase());
	const way = ways[how] ?? `with ${how}`;
	return how === "around the guard"
		? `${who} took window.${property} ${way}. The first wallet has been restored.`
		: `${who} tried to ${how.includes("elete") ? "clear" : "take"} window.${property} ${way}. The first wallet stayed.`;
}

/** The visitor’s local time of day. @param time in ms since 1970 @example "09:41:07" */
export function timeWords(time: number): string {
	const date = new Date(time);
	return `${timeText(date)}:${twoDigits(date.getSeconds())}`;
}

/**
 * Announces new conflicts to screen readers.
 * @example spokenConflicts([one, other]) // "2 new wallet conflicts: ethereum, solana."
 */
export function spokenConflicts(fresh: readonly Conflict[]): string {
	const names = [...new Set(fresh.map(({ property }) => property))];
	return `${fresh.length} new wallet ${fresh.length === 1 ? "conflict" : "conflicts"}: ${names.join(", ")}.`;
}
