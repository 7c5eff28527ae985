import { searchWords } from "#src/content/search-words.ts";
import styles from "./search.module.css";
import type { SearchState, useSearch } from "./use-search.ts";

/** How many there are, for eye and ear; while more are on their way, nothing is said. */
export function statusText(state: SearchState, count: number, isPending: boolean): string {
	if (state === "empty" || isPending) return "";
	if (state === "nothing") return "No results";
	if (state === "failed") return "Documents not searched";
	return count === 1 ? "1 result" : `${count} results`;
}

/** What is to be said about a list before it is read: a slip that was mended, nothing found, no documents to be had. */
export function SearchNote({
	search: { state, slips },
}: {
	search: Pick<ReturnType<typeof useSearch>, "state" | "slips">;
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
	const mended = slips.map(({ word, instead }) => `“${word}” is nowhere, “${instead.join("” or “")}” is`);
	return mended.length > 0 && <p className={styles.note}>In the documents {mended.join("; ")}.</p>;
}
