import { type KeyboardEvent, useMemo, useState } from "react";
import { nameOf, usageOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { isComposing } from "#src/platform/is-composing.ts";
import { searchWordsOf } from "./command-words.ts";
import { findCommands } from "./find-commands.ts";

const searchable = commands.map((command) => ({
	command,
	name: nameOf(command),
	summary: command.summary,
	usage: usageOf(command),
	words: searchWordsOf(command).join(", "),
}));

/** State and behaviour of a combobox of all commands: the text while its list is open, the matches, and the keys. */
export function useCombobox(command: Command, onChoose: (command: Command) => void) {
	/** The text typed while the list is open. */
	const [text, setText] = useState<string | null>(null);
	const [active, setActive] = useState(0);
	const found = useMemo(() => (text === null ? [] : findCommands(searchable, text)), [text]);
	const isOpen = text !== null;

	const open = (typed: string) => {
		const at = typed === "" ? searchable.findIndex((one) => one.command === command) : 0;
		setText(typed);
		setActive(Math.max(at, 0));
	};
	const close = () => setText(null);
	const choose = (index: number) => {
		const chosen = found[index];
		close();
		if (chosen && chosen.command !== command) onChoose(chosen.command);
	};
	const press = (event: KeyboardEvent) => {
		if (isComposing(event.nativeEvent)) return;
		const last = found.length - 1;
		if (event.key === "ArrowDown" || event.key === "ArrowUp") {
			event.preventDefault();
			if (!isOpen) return open("");
			const step = event.key === "ArrowDown" ? 1 : -1;
			setActive((index) => (index + step > last ? 0 : index + step < 0 ? Math.max(last, 0) : index + step));
		} else if (event.key === "Enter" && isOpen) {
			event.preventDefault();
			choose(active);
		} else if (event.key === "Escape" && isOpen) {
			event.preventDefault();
			event.stopPropagation();
			close();
		}
	};
	return { text, active, found, isOpen, open, close, choose, press };
}
