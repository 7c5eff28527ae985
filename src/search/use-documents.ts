import plan from "virtual:search-plan";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { whenIdle } from "#src/platform/when-idle.ts";
import { type FoundDocuments, findDocuments, shardFiles } from "./find-documents.ts";
import { fetchIndexFiles, fetchRestOfIndex, indexFiles } from "./index-files.ts";
import { type Query, readQuery } from "./query.ts";

const nothing: FoundDocuments = { passages: [], words: [] };

/**
 * The documents that match a query: synchronously when the index files it needs are in memory. Otherwise the previous
 * results stay until the new ones have arrived, so that the list does not flicker while typing.
 * @param query referentially stable while the text is the same
 */
export function useDocuments(query: Query) {
	const search = useMemo(() => findDocuments(query, plan, indexFiles()), [query]);
	const [fetched, setFetched] = useState<{ query: Query | null; found: FoundDocuments }>({
		query: null,
		found: nothing,
	});
	const [last, setLast] = useState(nothing);
	const [failedQuery, setFailedQuery] = useState<Query | null>(null);
	const missing = "missing" in search && fetched.query !== query ? search.missing : null;
	const found = "found" in search ? search.found : missing ? null : fetched.found;
	const failed = missing !== null && failedQuery === query;
	if (found && found !== last) setLast(found);
	if (failed && last !== nothing) setLast(nothing);

	// In a layout effect, so that the requests start before the names are painted.
	useLayoutEffect(() => {
		if (!missing || failed) return;
		let isCurrent = true;
		findInFetched(query, missing, () => isCurrent).then(
			(found) => found && setFetched({ query, found }),
			() => isCurrent && setFailedQuery(query),
		);
		return () => {
			isCurrent = false;
		};
	}, [query, missing, failed]);
	const hasFound = found !== null && found.words.length > 0;
	useEffect(() => (hasFound ? whenIdle(fetchRestOfIndex) : undefined), [hasFound]);

	return { found: found ?? last, failed, isPending: missing !== null && !failed, retry: () => setFailedQuery(null) };
}

/** Requests the index files that a search begins with, before the list is rendered for it. The search tells of a failure. */
export function prefetchShards(text: string): void {
	fetchIndexFiles(shardFiles(readQuery(text), plan)).catch(() => {});
}

/**
 * Fetches the files a search needs, and those that turn out to be needed by then. Nothing is rendered in between.
 * @returns null if the query is no longer current
 */
async function findInFetched(
	query: Query,
	missing: readonly string[],
	isCurrent: () => boolean,
): Promise<FoundDocuments | null> {
	await fetchIndexFiles(missing);
	if (!isCurrent()) return null;
	const search = findDocuments(query, plan, indexFiles());
	return "found" in search ? search.found : findInFetched(query, search.missing, isCurrent);
}
