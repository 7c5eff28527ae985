import type { CommandText } from "#src/composer/find-commands.ts";

/** A command as the guide shows it. */
export interface ShownCommand extends CommandText {
	/** Its fragment. */
	id: string;
	/** The id of its section. */
	section: string;
}

/** Reads every command of the guide from its markup. */
export function readCommands(root: ParentNode): ShownCommand[] {
	return [...root.querySelectorAll<HTMLElement>("[data-command]")].map((entry) => ({
		id: entry.id,
		name: entry.dataset.command ?? "",
		summary: entry.querySelector("[data-summary]")?.textContent ?? "",
		usage: entry.querySelector("[data-usage]")?.textContent ?? "",
		// From an attribute if they are not shown.
		words: [
			entry.dataset.words,
			...Array.from(entry.querySelectorAll("[data-words]"), ({ textContent }) => textContent),
		].join(" "),
		section: entry.closest<HTMLElement>("[data-guide]")?.dataset.guide ?? "",
	}));
}
