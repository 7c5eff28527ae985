import { useEffect, useId, useRef } from "react";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { nameOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import styles from "./command-combobox.module.css";
import fieldStyles from "./field.module.css";
import { useCombobox } from "./use-combobox.ts";

const nothingFound = "No matching commands. Try a task: seal, tunnel, price.";

export interface CommandComboboxProps {
	command: Command;
	onChoose: (command: Command) => void;
}

/**
 * Chooses any command by its name, its description or an option. Follows the ARIA combobox pattern, with the list below
 * the field.
 */
export function CommandCombobox({ command, onChoose }: CommandComboboxProps) {
	const id = useId();
	const list = useRef<HTMLDivElement>(null);
	const { text, active, found, isOpen, open, close, choose, press } = useCombobox(command, onChoose);

	useSpoken(nothingFound, isOpen && found.length === 0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a change of the active option must scroll it into view
	useEffect(() => {
		list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
	}, [active, text]);

	return (
		<div className={fieldStyles.field}>
			<label htmlFor={id} className={fieldStyles.label}>
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
					className={fieldStyles.input}
					value={text ?? nameOf(command)}
					onChange={({ target }) => open(target.value)}
					onClick={() => !isOpen && open("")}
					onFocus={({ target }) => target.select()}
					onBlur={close}
					onKeyDown={press}
				/>
				{/* The focus stays in the field while the list is used; aria-activedescendant points to the active option. */}
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
						// biome-ignore lint/a11y/useFocusableInteractive: there is nothing to choose
						<div role="option" aria-disabled="true" aria-selected="false" className={styles.option}>
							<span>{nothingFound}</span>
						</div>
					)}
				</div>
			</div>
			<p id={`${id}h`} className={fieldStyles.hint}>
				{command.summary}. Type a name, a task or an option to find another command.
			</p>
		</div>
	);
}
