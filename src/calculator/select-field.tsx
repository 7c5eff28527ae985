import { useId } from "react";
import styles from "./calculator.module.css";

/**
 * `hint` is below the field and describes it; `fault` is a sentence on why its value does not go with others; `small` is
 * for several in a row.
 */
export type SelectFieldProps<Value extends string> = {
	label: string;
	options: readonly { value: Value; label: string }[];
	value: string;
	onChange: (value: Value) => void;
	hint?: string;
	fault?: string | undefined;
	small?: boolean;
};

/**
 * A choice among a few, beside number fields: a native select in the same frame.
 * @example <SelectField label="Earned in" options={seasons} value={season} onChange={setSeason} />
 */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
	const { label, options, value, onChange, hint, fault, small = false } = props;
	const id = useId();
	const described = [hint && `${id}h`, fault && `${id}f`].filter(Boolean).join(" ");
	return (
		<div className={styles.field}>
			<label htmlFor={id} className={styles.fieldLabel}>
				{label}
			</label>
			<span className={styles.box}>
				<select
					id={id}
					value={value}
					aria-invalid={fault !== undefined || undefined}
					aria-describedby={described || undefined}
					className={`${styles.input} ${small ? styles.small : ""}`}
					onChange={({ target }) => {
						const chosen = options[target.selectedIndex];
						if (chosen) onChange(chosen.value);
					}}
				>
					{options.map((option) => (
						<option key={option.value} value={option.value}>
							{option.label}
						</option>
					))}
				</select>
			</span>
			{fault !== undefined && (
				<p id={`${id}f`} className={styles.fault}>
					{fault}
				</p>
			)}
			{hint !== undefined && (
				<p id={`${id}h`} className={styles.hint}>
					{hint}
				</p>
			)}
		</div>
	);
}
