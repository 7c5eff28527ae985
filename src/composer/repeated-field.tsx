import { useRef } from "react";
import { flushSync } from "react-dom";
import { Button } from "#src/ui/button.tsx";
import { IconButton } from "#src/ui/icon-button.tsx";
import { onFirstClick } from "#src/ui/on-first-click.ts";
import styles from "./field.module.css";
import type { Described } from "./field-control.tsx";

export interface RepeatedFieldProps {
	/** Label of a single value: "Witness". */
	label: string;
	/** The id of the element that labels all of them. */
	group: string;
	described: Described;
	texts: readonly string[];
	onChange: (texts: readonly string[]) => void;
}

/** Any number of values of one kind: each can be removed, and there is always a field for one. */
export function RepeatedField({ label, group, described, texts, onChange }: RepeatedFieldProps) {
	const box = useRef<HTMLDivElement>(null);
	const shown = texts.length === 0 ? [""] : texts;
	const { id, "aria-required": required, ...words } = described;
	/** Changes the number of fields, and keeps the focus among them. */
	const reshape = (next: readonly string[], index: number) => {
		flushSync(() => onChange(next));
		const inputs = box.current?.querySelectorAll("input");
		inputs?.[Math.min(index, inputs.length - 1)]?.focus();
	};
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset with a legend would name each of its values twice
		<div ref={box} role="group" aria-labelledby={group} className={styles.field}>
			{shown.map((text, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a value has no identity except its index
				<span key={index} className={styles.repeated}>
					<input
						{...words}
						id={index === 0 ? id : undefined}
						aria-required={index === 0 ? required : undefined}
						aria-label={`${label} ${index + 1}`}
						autoComplete="off"
						autoCapitalize="none"
						spellCheck={false}
						className={styles.input}
						value={text}
						onChange={({ target }) => onChange(shown.with(index, target.value))}
					/>
					{shown.length > 1 && (
						<IconButton
							icon="x"
							label={`Remove ${label.toLowerCase()} ${index + 1}`}
							onClick={onFirstClick(() => reshape(shown.toSpliced(index, 1), index))}
						/>
					)}
				</span>
			))}
			<div>
				<Button look="quiet" onClick={() => reshape([...shown, ""], shown.length)}>
					Add another {label.toLowerCase()}
				</Button>
			</div>
		</div>
	);
}
