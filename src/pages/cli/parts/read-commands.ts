import type { CommandText } from "#src/composer/find-commands.ts";

/** A command as the guide shows it. */
export interface ShownCommand extends CommandText {
	/** Its fragment. */
	id: string;
	/** The id of the section it stands in. */
	section: string;
}

/** Reads every command of the guide off its markup. */
export function readCommands(root: ParentNode): ShownCommand[] {
	return [...root.querySelectorAll<HTMLElement>("[data-command]")].map((entry) => ({
		id: entry.id,
		name: entry.dataset.command ?? "",
		summary: entry.querySelector("[data-summary]")?.textContent ?? "",
		usage: entry.querySelector("[data-usage]")?.textContent ?? "",
		// In an attribute where they are not shown.
		words: [
			entry.dataset.words,
			...Array.from(entry.querySelectorAll("[data-words]"), ({ textContent }) => textContent),
		].join(" "),
		section: entry.closest<HTMLElement>("[data-guide]")?.dataset.guide ?? "",
	}));
}
