import styles from "./field.module.css";
import type { Described } from "./field-control.tsx";

export interface ChoiceFieldProps {
	list: readonly string[];
	/** Shows all choices as radio buttons instead of a select. */
	radios: boolean;
	/** The command's default. */
	usual: string | null;
	/** The id of the element that labels radio buttons. */
	group: string;
	described: Described;
	chosen: string;
	onChoose: (value: string) => void;
}

/** A choice among fixed values, or none. */
export function ChoiceField({ list, radios, usual, group, described, chosen, onChoose }: ChoiceFieldProps) {
	const required = described["aria-required"] ?? false;
	// A line that is explained may have a value that does not exist.
	const values = chosen === "" || list.includes(chosen) ? list : [chosen, ...list];
	const none = required ? "Choose one" : usual === null ? "Not set" : `Default: ${usual}`;
	if (!radios)
		return (
			<div className={styles.box}>
				<select
					{...described}
					className={styles.input}
					value={chosen}
					onChange={({ target }) => onChoose(target.value)}
				>
					<option value="">{none}</option>
					{values.map((value) => (
						<option key={value} value={value}>
							{value}
						</option>
					))}
				</select>
			</div>
		);
	const { id, ...words } = described;
	return (
		<div role="radiogroup" aria-labelledby={group} {...words} className={styles.choices}>
			{(required ? values : ["", ...values]).map((value) => (
				<label key={value} className={styles.choice}>
					<input type="radio" name={id} checked={chosen === value} onChange={() => onChoose(value)} />
					{value === "" ? none : <code>{value}</code>}
				</label>
			))}
		</div>
	);
}
