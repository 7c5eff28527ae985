import plan from "virtual:search-plan";
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { whenIdle } from "#src/platform/when-idle.ts";
import { type FoundDocuments, findDocuments } from "./find-documents.ts";
import { fetchIndexFiles, fetchRestOfIndex, indexFiles } from "./index-files.ts";
import type { Query } from "./query.ts";

const nothing: FoundDocuments = { passages: [], words: [] };
/** Longest wait for an idle moment before the rest of the index is fetched, in ms. */
const longestWaitMs = 2_000;

/**
 * The documents that match a query: synchronously when the index files it needs are in memory. Otherwise the previous
 * results stay until the new ones have arrived, so that the list does not flicker while typing.
 * @param query referentially stable while the text is the same
 */
export function useDocuments(query: Query) {
	const files = useSyncExternalStore(indexFiles.subscribe, indexFiles.read);
	const search = useMemo(() => findDocuments(query, plan, files), [query, files]);
	const [last, setLast] = useState(nothing);
	const [failedQuery, setFailedQuery] = useState<Query | null>(null);
	const found = "found" in search ? search.found : null;
	const missing = "missing" in search ? search.missing : null;
	const failed = missing !== null && failedQuery === query;
	if (found && found !== last) setLast(found);
	if (failed && last !== nothing) setLast(nothing);

	// In a layout effect, so that the requests start before the names are painted.
	useLayoutEffect(() => {
		if (!missing || failed) return;
		let isCurrent = true;
		fetchIndexFiles(missing).catch(() => isCurrent && setFailedQuery(query));
		return () => {
			isCurrent = false;
		};
	}, [query, missing, failed]);
	const hasFound = found !== null && found.words.length > 0;
	useEffect(() => (hasFound ? whenIdle(fetchRestOfIndex, longestWaitMs) : undefined), [hasFound]);

	return { found: found ?? last, failed, isPending: missing !== null && !failed, retry: () => setFailedQuery(null) };
}
