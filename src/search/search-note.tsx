import { resultWords } from "#src/content/search.ts";
import styles from "./search.module.css";
import type { SearchState, useSearch } from "./use-search.ts";

/** The number of results, shown at once and announced when the typing pauses; empty while results are loading. */
export function statusText(state: SearchState, count: number, isPending: boolean): string {
	if (state === "empty" || isPending) return "";
	if (state === "nothing") return "No results";
	if (state === "failed") return "Documents not searched";
	return count === 1 ? "1 result" : `${count} results`;
}

/** Which words were corrected, shown and announced; empty if none was. */
export const correctionText = (typos: ReturnType<typeof useSearch>["typos"]): string =>
	typos
		.map(
			({ word, corrections }) => `No documents contain “${word}”. Showing results for “${corrections.join("” or “")}”.`,
		)
		.join(" ");

/** A note above the list: corrected typos, no results, or documents that could not be loaded. */
export function SearchNote({
	search: { state, typos },
}: {
	search: Pick<ReturnType<typeof useSearch>, "state" | "typos">;
}) {
	if (state === "pending") return <p className={styles.pending}>{resultWords.pending}</p>;
	if (state === "failed")
		return (
			<p role="alert" className={styles.failure}>
				{resultWords.failed}
			</p>
		);
	if (state === "nothing")
		return (
			<div className={styles.note}>
				<p>{resultWords.nothing}</p>
				<p>{resultWords.nothingTip}</p>
			</div>
		);
	return typos.length === 0 ? null : <p className={styles.note}>{correctionText(typos)}</p>;
}
