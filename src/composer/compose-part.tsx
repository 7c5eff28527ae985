import { useRef, useState } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { copyAndTell } from "#src/accessibility/copy-and-tell.ts";
import { composeLine } from "#src/cli/compose-line.ts";
import { parseLine } from "#src/cli/parse-line.ts";
import { idOf, nameOf } from "#src/cli/usage.ts";
import type { Command } from "#src/content/commands/command.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { copyLink } from "#src/page-sections/copy-link.ts";
import { Button } from "#src/ui/button.tsx";
import { CopyButton } from "#src/ui/copy-button.tsx";
import { CommandCombobox } from "./command-combobox.tsx";
import styles from "./composer.module.css";
import { draftFaults, type Field, fieldsOf, labelOf, textsOf, valuesOf } from "./draft.ts";
import fieldStyles from "./field.module.css";
import { FieldControl } from "./field-control.tsx";
import { LineParts } from "./line-parts.tsx";
import { memory } from "./memory.ts";
import { partKey, partKeys } from "./part-keys.ts";
import { scenarioPath } from "./scenario.ts";
import type { ComposerState } from "./use-composer.ts";

const refusals = {
	command: "The link’s command does not exist in Cherry CLI. Choose one here.",
	values: "Part of the link could not be read and was left out.",
};

/** The form of a command, and the resulting line. */
export function ComposePart({ composer }: { composer: ComposerState }) {
	const { command, draft, refused, isTold, choose, change, leave, tell } = composer;
	const form = useRef<HTMLDivElement>(null);
	const parsed = parseLine(composeLine(command, valuesOf(command, draft)));
	const lastWord = parsed.parts.findLastIndex(({ kind }) => kind === "word");
	const keys = partKeys(parsed.parts);
	const [explained, explain] = useState<{ command: Command; key: string } | null>(null);
	const active = explained?.command === command ? keys.indexOf(explained.key) : -1;
	const faults = draftFaults(command, draft);
	const fields = fieldsOf(command);
	const groups = [
		{ title: "Required", fields: fields.filter(({ required }) => required) },
		{ title: "Optional", fields: fields.filter(({ required, value }) => !required && value !== null) },
		{ title: "Switches", fields: fields.filter(({ value }) => value === null) },
	].filter((group) => group.fields.length > 0);

	/** The key of a field that was changed and has not been left since. */
	const changed = useRef<string>(null);
	const changeField = (field: Field, texts: readonly string[]) => {
		changed.current = field.key;
		change(field, texts);
	};
	const leaveField = (field: Field) => {
		leave(field);
		const fault = faults[field.key];
		const isNew = changed.current === field.key;
		changed.current = null;
		// The focus is elsewhere by now. A field that is still empty is not a mistake yet.
		if (isNew && fault && draft[field.key]?.some(Boolean)) announcer.announce(`${labelOf(field)}: ${fault}`);
	};
	const clear = () => {
		choose(command, {});
		announcer.announceSuccess("Fields cleared");
	};
	const refuse = async (button: HTMLElement, keys: readonly string[]) => {
		tell(keys);
		const failed =
			keys.length === 1 ? "Fix the marked field first." : `Fix ${keys.length} fields first. They are marked.`;
		await copyAndTell(button, null, { copied: "", failed });
		form.current?.querySelector<HTMLElement>(`[data-key="${keys[0]}"] :is(input, select)`)?.focus();
	};
	const copyLine = (button: HTMLElement) => {
		const wrong = Object.keys(faults);
		if (wrong.length > 0) return refuse(button, wrong);
		return copyAndTell(button, parsed.line, { copied: "Command copied", failed: "Could not copy the command." });
	};
	// A link may lack values, but none that is wrong: it would open without it.
	const copyScenario = (button: HTMLElement) => {
		const wrong = Object.keys(faults).filter((key) => textsOf(draft, key).length > 0);
		if (wrong.length > 0) return refuse(button, wrong);
		return copyLink(button, scenarioPath(command, draft), "Link to this line copied");
	};
	return (
		<div className={styles.composer}>
			{refused && (
				<p role="status" className={styles.refused}>
					{refusals[refused]}
				</p>
			)}
			<CommandCombobox command={command} onChoose={choose} />
			<div className={`${styles.bench} ${styles.sticky}`}>
				<LineParts
					parsed={parsed}
					label="Your line, part by part"
					active={active < 0 ? lastWord : active}
					onActive={(index) => explain({ command, key: keys[index] ?? "" })}
				/>
				<div className={styles.actions}>
					<CopyButton spelled what="command" onCopy={(button) => void copyLine(button)} />
					<CopyButton spelled what="link to this line" onCopy={(button) => void copyScenario(button)} />
					<PageLink to={`/cli#${idOf(command)}`}>Read about {nameOf(command)}</PageLink>
					<Button look="quiet" onClick={clear}>
						Clear the fields
					</Button>
				</div>
			</div>
			<div ref={form} className={styles.composer}>
				{groups.length === 0 && <p>This command takes no arguments or options. The line is ready.</p>}
				{groups.map(({ title, fields }) => (
					<fieldset key={title} className={styles.group}>
						<legend>{title}</legend>
						<div className={styles.fields}>
							{fields.map((field) => (
								<FieldControl
									key={`${nameOf(command)} ${field.key}`}
									field={field}
									texts={draft[field.key] ?? []}
									fault={isTold(field.key) ? (faults[field.key] ?? null) : null}
									before={memory.recall(field)}
									onChange={(texts) => changeField(field, texts)}
									onLeave={() => leaveField(field)}
									onEnter={() => explain({ command, key: partKey(field.key) })}
								/>
							))}
						</div>
					</fieldset>
				))}
				<p className={fieldStyles.hint}>
					Lines are quoted for bash, zsh and fish. PowerShell and cmd quote differently.
				</p>
			</div>
		</div>
	);
}
