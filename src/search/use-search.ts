import { useEffect, useMemo, useSyncExternalStore } from "react";
import { findNames, nameThreshold } from "./find-names.ts";
import { indexWhenIdle, nameIndex, namesAt } from "./names.ts";
import { marksOf } from "./passages.ts";
import { readQuery } from "./query.ts";
import { recentSearches } from "./recent-searches.ts";
import { fallbacks, foundGroups, type SearchGroup, suggestions } from "./search-items.ts";
import { useDocuments } from "./use-documents.ts";

/** State of a search: empty field, first answer pending, results, no results, or the documents’ index failed to load. */
export type SearchState = "empty" | "pending" | "found" | "nothing" | "failed";

/** The results for a query. Names are available at once, documents follow when their index files have arrived. */
export function useSearch(text: string) {
	useEffect(indexWhenIdle, []);
	const recent = useSyncExternalStore(recentSearches.subscribe, recentSearches.read);
	const query = useMemo(() => readQuery(text), [text]);
	const { found, failed, isPending, retry } = useDocuments(query);
	const names = useMemo(() => (query.phrase === "" ? [] : findNames(nameIndex(), query)), [query]);
	const groups = useMemo((): SearchGroup[] => {
		if (query.phrase === "") return suggestions(recent, namesAt);
		return foundGroups(names, found, marksOf(query, found.words));
	}, [query, names, found, recent]);
	// A name that matches the query stays above the documents; anything else may still be displaced by them.
	const [first] = names;
	const isFirstKnown = !isPending || (first !== undefined && first.score >= nameThreshold && !first.isGuess);

	const state: SearchState = (() => {
		// Only of characters that nothing is written in here.
		if (query.phrase === "") return text.trim() === "" ? "empty" : "nothing";
		if (failed) return "failed";
		if (groups.length > 0) return "found";
		return isPending ? "pending" : "nothing";
	})();
	const typos = isPending ? [] : found.words.filter(({ corrections }) => corrections.length > 0);
	return { groups: state === "nothing" ? fallbacks(namesAt) : groups, state, isPending, isFirstKnown, typos, retry };
}
