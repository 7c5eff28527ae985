import plan from "virtual:search-plan";
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react";
import { whenIdle } from "#src/platform/when-idle.ts";
import { type FoundDocuments, findDocuments } from "./find-documents.ts";
import { fetchIndexFiles, fetchRestOfIndex, indexFiles } from "./index-files.ts";
import type { Query } from "./query.ts";

const nothing: FoundDocuments = { passages: [], words: [] };
/** The longest wait for a moment to spare, in ms, before the rest of the index is fetched. */
const longestWaitMs = 2_000;

/**
 * The documents for a search: at once where all that it needs of the index has been fetched. Else what was found last stays
 * until the next has arrived, so that nothing flickers while somebody writes.
 * @param query the same object as long as the text is the same
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

	// Before the names are painted: the documents are on their way meanwhile.
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
