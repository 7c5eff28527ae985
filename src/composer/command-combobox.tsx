import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { nameOf, usageOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import { commands } from "#src/content/commands/commands.ts";
import { isComposing } from "#src/platform/is-composing.ts";
import styles from "./composer.module.css";
import { findCommands } from "./find-commands.ts";

const searchable = commands.map((command) => ({
	command,
	name: nameOf(command),
	summary: command.summary,
	usage: usageOf(command),
}));

export interface CommandComboboxProps {
	command: Command;
	onChoose: (command: Command) => void;
}

/** Any of the commands, found by its name, by what it does, or by an option. After the ARIA pattern, list below the field. */
export function CommandCombobox({ command, onChoose }: CommandComboboxProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	/** What is typed while the list is open. */
	const [text, setText] = useState<string | null>(null);
	const [active, setActive] = useState(0);
	const found = useMemo(() => (text === null ? [] : findCommands(searchable, text)), [text]);
	const isOpen = text !== null;

	// biome-ignore lint/correctness/useExhaustiveDependencies: another active option is what has to be seen
	useEffect(() => {
		list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
	}, [active, text]);

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
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.label}>
				Command
			</label>
			<div className={styles.combobox}>
				<input
					id={id}
					role="combobox"
					aria-expanded={isOpen}
					aria-controls={`${id}l`}
					aria-autocomplete="list"
					aria-activedescendant={isOpen && found[active] ? `${id}-${active}` : undefined}
					aria-describedby={`${id}h`}
					autoComplete="off"
					spellCheck={false}
					autoCapitalize="none"
					className={styles.input}
					value={text ?? nameOf(command)}
					onChange={({ target }) => open(target.value)}
					onClick={() => !isOpen && open("")}
					onFocus={({ target }) => target.select()}
					onBlur={close}
					onKeyDown={press}
				/>
				{/* The focus stays in the field while the list is used, and leads through it by aria-activedescendant. */}
				<div
					ref={list}
					id={`${id}l`}
					role="listbox"
					aria-label="Commands"
					hidden={!isOpen}
					className={styles.list}
					onPointerDown={(event) => event.preventDefault()}
				>
					{found.map(({ name, summary }, index) => (
						// biome-ignore lint/a11y/useFocusableInteractive: as above
						// biome-ignore lint/a11y/useKeyWithClickEvents: as above
						<div
							key={name}
							id={`${id}-${index}`}
							role="option"
							aria-selected={index === active}
							className={styles.option}
							onClick={() => choose(index)}
						>
							<code>{name}</code>
							<span>{summary}</span>
						</div>
					))}
					{isOpen && found.length === 0 && (
						// biome-ignore lint/a11y/useFocusableInteractive: nothing to choose
						<div role="option" aria-disabled="true" aria-selected="false" className={styles.option}>
							<span>No command has these words. Try a task: seal, tunnel, price.</span>
						</div>
					)}
				</div>
			</div>
			<p id={`${id}h`} className={styles.hint}>
				{command.summary}. Type a name, a task or an option to find another.
			</p>
		</div>
	);
}
