import { useId } from "react";
import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { isComposing } from "#src/platform/is-composing.ts";
import { useEarlyEntry } from "#src/ui/use-early-entry.ts";
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
	const input = useEarlyEntry<HTMLInputElement>((early) => early.value !== query && onChange(early.value));
	const matches = count === 1 ? "1 term" : `${count || "No"} terms`;
	const isFiltering = query.trim() !== "";
	useSpoken(matches, isFiltering, query);
	return (
		<div className={styles.field}>
			<label htmlFor={id}>Find a term</label>
			<input
				ref={input}
				id={id}
				type="search"
				autoComplete="off"
				autoCapitalize="none"
				spellCheck={false}
				value={query}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
				onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isComposing(nativeEvent) && onChange("")}
			/>
			{/* If nothing is found, the heading below says so. The place is kept, so that the field does not move. */}
			<p className={styles.count}>{isFiltering && count > 0 && matches}</p>
		</div>
	);
}
