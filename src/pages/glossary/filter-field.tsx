import { useId } from "react";
import { isComposing } from "#src/platform/is-composing.ts";
import styles from "./filter-field.module.css";

export interface FilterFieldProps {
	query: string;
	/** How many words the query finds. */
	count: number;
	onChange: (query: string) => void;
}

/** Narrows the page to the words that match; works on what is in the page, without asking anybody. */
export function FilterField({ query, count, onChange }: FilterFieldProps) {
	const id = useId();
	return (
		<div className={styles.field}>
			<label htmlFor={id}>Find a word</label>
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
			{/* Where nothing is found, what stands below says so to the eye. */}
			<p role="status" className={count === 0 ? "visually-hidden" : styles.count}>
				{query.trim() && (count === 0 ? "No word" : `${count} ${count === 1 ? "word" : "words"}`)}
			</p>
		</div>
	);
}
