import { type ReactNode, useId } from "react";
import { Glyph } from "./kanji.tsx";
import styles from "./setting-row.module.css";
import { useEarlyEntry } from "./use-early-entry.ts";

export interface Choice<Value extends string> {
	value: Value;
	label: string;
	/** A glyph above the label; the label says what it means. */
	kanji?: string | undefined;
	/** Its reading and meaning, shown on hover. */
	title?: string | undefined;
}

/**
 * `onChange` is also called when the chosen option is pressed again, because choosing it may end something temporary.
 * `notes` are shown below and describe the group; `describedBy` is the id of a description elsewhere.
 */
export type ChoiceRowProps<Value extends string> = {
	label: string;
	choices: readonly Choice<Value>[];
	value: Value;
	onChange: (value: Value) => void;
	notes?: ReactNode;
	describedBy?: string | undefined;
};

/**
 * One of a few options, as native radio buttons in a row; the row wraps if there is no room.
 * @example <ChoiceRow label="Text size" choices={sizes} value={size} onChange={setSize} />
 */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
	const { label, choices, value, onChange, notes, describedBy } = props;
	const id = useId();
	const group = useEarlyEntry<HTMLFieldSetElement>((fieldset) => {
		const early = fieldset.querySelector<HTMLInputElement>(":checked")?.value;
		const chosen = choices.find((choice) => choice.value === early);
		if (chosen && chosen.value !== value) onChange(chosen.value);
	});
	const descriptions = [notes ? id : undefined, describedBy].filter(Boolean).join(" ");
	return (
		<fieldset ref={group} className={styles.setting} aria-describedby={descriptions || undefined}>
			<legend className={styles.label}>{label}</legend>
			<div className={styles.choices}>
				{choices.map((choice) => (
					<label key={choice.value} className={styles.choice} data-label={choice.label} title={choice.title}>
						<input
							type="radio"
							name={id}
							autoComplete="off"
							value={choice.value}
							checked={choice.value === value}
							onChange={() => onChange(choice.value)}
							// The checked one does not change.
							onClick={() => choice.value === value && onChange(value)}
						/>
						{choice.kanji && (
							<span className={styles.kanji}>
								<Glyph kanji={choice.kanji} />
							</span>
						)}
						<span>{choice.label}</span>
					</label>
				))}
			</div>
			{notes && (
				<div id={id} className={styles.notes}>
					{notes}
				</div>
			)}
		</fieldset>
	);
}
