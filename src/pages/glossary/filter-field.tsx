import { useId } from "react";
import { isComposing } from "#src/platform/is-composing.ts";
import styles from "./filter-field.module.css";

export interface FilterFieldProps {
	query: string;
	/** Number of words that match the query. */
	count: number;
	onChange: (query: string) => void;
}

/** Filters the page to the matching words, locally. */
export function FilterField({ query, count, onChange }: FilterFieldProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id}>Find a term</label>
			<input
				id={id}
				type="search"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				value={query}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
				onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isComposing(nativeEvent) && onChange("")}
			/>
			{/* If nothing is found, the text below shows it visually. */}
			<p role="status" className={count === 0 ? "visually-hidden" : styles.count}>
				{query.trim() && (count === 0 ? "No terms" : `${count} ${count === 1 ? "term" : "terms"}`)}
			</p>
		</div>
	);
}
