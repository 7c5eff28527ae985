import { searchWords } from "#src/content/search-words.ts";
import styles from "./search.module.css";
import type { SearchState, useSearch } from "./use-search.ts";

/** The number of results, shown at once and announced when the typing pauses; empty while results are loading. */
export function statusText(state: SearchState, count: number, isPending: boolean): string {
	if (state === "empty" || isPending) return "";
	if (state === "nothing") return "No results";
	if (state === "failed") return "Documents not searched";
	return count === 1 ? "1 result" : `${count} results`;
}

/** A note above the list: corrected typos, no results, or documents that could not be loaded. */
export function SearchNote({
	search: { state, typos },
}: {
	search: Pick<ReturnType<typeof useSearch>, "state" | "typos">;
}) {
	if (state === "pending") return <p className={styles.pending}>{searchWords.pending}</p>;
	if (state === "failed")
		return (
			<p role="alert" className={styles.failure}>
				{searchWords.failed}
			</p>
		);
	if (state === "nothing")
		return (
			<div className={styles.note}>
				<p>{searchWords.nothing}</p>
				<p>{searchWords.nothingTip}</p>
			</div>
		);
	if (typos.length === 0) return null;
	const corrected = typos.map(
		({ word, corrections }) => `No documents contain “${word}”. Showing results for “${corrections.join("” or “")}”.`,
	);
	return <p className={styles.note}>{corrected.join(" ")}</p>;
}
