import { useId } from "react";
import { ChoiceRow } from "#src/ui/choice-row.tsx";
import { SwitchRow } from "#src/ui/switch-row.tsx";
import { useEarlyEntry } from "#src/ui/use-early-entry.ts";
import type { Control } from "../example-list.ts";
import layout from "./columns.module.css";
import styles from "./examples.module.css";

type Value = string | number | boolean;

export interface ExampleControlProps {
	control: Control;
	value: Value | undefined;
	onChange: (value: Value) => void;
}

/** The control for one prop of an example. */
export function ExampleControl({ control, value, onChange }: ExampleControlProps) {
	const id = useId();
	const { label } = control;
	const entered = ({ value, valueAsNumber }: HTMLInputElement) => (control.kind === "text" ? value : valueAsNumber);
	const field = useEarlyEntry<HTMLInputElement>((input) => {
		if (entered(input) !== value) onChange(entered(input));
	});
	if (control.kind === "switch") return <SwitchRow label={label} checked={value === true} onChange={onChange} />;
	if (control.kind === "choice") {
		const choices = control.options.map((option) => ({ value: option, label: option }));
		return <ChoiceRow label={label} choices={choices} value={String(value)} onChange={onChange} />;
	}
	return (
		<div className={`${layout.row} ${styles.field}`}>
			<label htmlFor={id}>{label}</label>
			{control.kind === "text" ? (
				<input
					ref={field}
					id={id}
					type="text"
					autoComplete="off"
					maxLength={80}
					value={String(value)}
					onChange={({ target }) => onChange(entered(target))}
				/>
			) : (
				<>
					<input
						ref={field}
						id={id}
						type="range"
						min={control.least}
						max={control.most}
						value={Number(value)}
						onChange={({ target }) => onChange(entered(target))}
					/>
					{/* The slider says it. */}
					<span aria-hidden="true">{value}</span>
				</>
			)}
		</div>
	);
}
