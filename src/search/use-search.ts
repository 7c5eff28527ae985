import { useEffect, useMemo, useSyncExternalStore } from "react";
import { whenUsable } from "#src/platform/when-usable.ts";
import { byName, findNames } from "./find-names.ts";
import { namesAt, searchableNames } from "./names.ts";
import { marksOf } from "./passages.ts";
import { readQuery } from "./query.ts";
import { recentSearches } from "./recent-searches.ts";
import { beginnings, foundGroups, instead, type SearchGroup } from "./search-items.ts";
import { useDocuments } from "./use-documents.ts";

/** How a search stands: nothing written yet, on its way for the first time, found, found nothing, or no documents to be had. */
export type SearchState = "empty" | "pending" | "found" | "nothing" | "failed";

/** What is listed for what stands in the field. Names are there at once, documents follow. */
export function useSearch(text: string) {
	// The field does not wait for it, nor, as a rule, the first letter.
	useEffect(() => whenUsable(searchableNames), []);
	const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read);
	const query = useMemo(() => readQuery(text), [text]);
	const { found, failed, isPending, retry } = useDocuments(query);
	const names = useMemo(() => (query.whole === "" ? [] : findNames(searchableNames(), query)), [query]);
	const groups = useMemo((): SearchGroup[] => {
		if (query.whole === "") return beginnings(recent, namesAt);
		return foundGroups(names, found, marksOf(query, found.words));
	}, [query, names, found, recent]);
	// Names that are the words stand before the documents; whatever else is listed meanwhile may give way to them.
	const [first] = names;
	const isFirstKnown = !isPending || (first !== undefined && first.score >= byName && !first.isGuess);

	const state: SearchState = (() => {
		if (query.whole === "") return "empty";
		if (failed) return "failed";
		if (groups.length > 0) return "found";
		return isPending ? "pending" : "nothing";
	})();
	const slips = isPending ? [] : found.words.filter(({ instead }) => instead.length > 0);
	return { groups: state === "nothing" ? instead(namesAt) : groups, state, isPending, isFirstKnown, slips, retry };
}
