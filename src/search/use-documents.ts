import plan from "virtual:search-plan";
import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type FoundDocuments, findDocuments } from "./find-documents.ts";
import type { Query } from "./query.ts";
import { readIndexFile } from "./read-index.ts";

const nothing: FoundDocuments = { passages: [], words: [] };

interface Searched {
	/** For which search, and which attempt at it. */
	asked: string;
	found: FoundDocuments;
	failed: boolean;
}

/**
 * The documents for a search. What was found last stays until the next has arrived, so that nothing flickers while
 * somebody writes.
 * @param query the same object as long as the text is the same
 */
export function useDocuments(query: Query) {
	const [searched, setSearched] = useState<Searched>({ asked: "", found: nothing, failed: false });
	const [attempt, setAttempt] = useState(0);
	const asked = `${attempt} ${query.whole}${query.isOpen ? "" : " "}`;
	const asks = query.words.length > 0;

	// Before the names are painted: the documents are on their way meanwhile.
	useLayoutEffect(() => {
		if (!asks) return setSearched({ asked, found: nothing, failed: false });
		let isCurrent = true;
		// At once: what had been fetched before is then in the same frame as the names.
		const settle = (found: FoundDocuments, failed: boolean) =>
			isCurrent && flushSync(() => setSearched({ asked, found, failed }));
		findDocuments(query, plan, readIndexFile).then(
			(found) => settle(found, false),
			() => settle(nothing, true),
		);
		return () => {
			isCurrent = false;
		};
	}, [query, asked, asks]);

	return { ...searched, isPending: searched.asked !== asked, retry: () => setAttempt((count) => count + 1) };
}
