import { useEffect, useState } from "react";
import { focusPlace } from "#src/navigation/focus-place.ts";
import { arrivalPlace, hasSavedPosition, scrollToEntry } from "#src/navigation/scroll-memory.ts";
import type { DocumentFile } from "./catalogue.ts";
import { readAlready, readDocument } from "./document-reading.ts";
import type { LoadedDocument } from "./load-document.ts";
import { readPrerenderedDocument } from "./prerendered-document.ts";

/**
 * The text of an open document: the one the page was served with, one that was read before, or one that is fetched
 * now. Give its component the document's id as `key`, so that a late response cannot replace another document.
 * `failed` means that the reader's own code is missing; `retry` tries again, also for a document that has a
 * placeholder or whose article failed to render.
 * Specification 4.2, 8
 */
export function useOpenDocument(file: DocumentFile) {
	const [served] = useState(() => readPrerenderedDocument(file.id));
	const [loaded, setLoaded] = useState<LoadedDocument | undefined>(() => (served ? undefined : readAlready(file)));
	const [failed, setFailed] = useState(false);
	const [attempt, setAttempt] = useState(0);
	const [waits] = useState(!served && !loaded);

	useEffect(() => {
		if (!waits && attempt === 0) return;
		let current = true;
		readDocument(file).then(
			(document) => current && setLoaded(document),
			(error: unknown) => {
				console.error(error);
				if (current) setFailed(true);
			},
		);
		return () => {
			current = false;
		};
	}, [file, waits, attempt]);

	// A document that had to be fetched is complete only now, so its fragment or saved position can be scrolled to.
	const arrived = waits && attempt === 0 && loaded !== undefined;
	useEffect(() => {
		if (!arrived) return;
		// Without a place of its own, a visitor who has scrolled on meanwhile stays there.
		const place = arrivalPlace();
		if (place || hasSavedPosition()) scrollToEntry();
		// The arrival's focus found no place, and a visitor who has moved on meanwhile keeps theirs.
		if (place && document.activeElement?.id === "main") focusPlace(place);
	}, [arrived]);

	const retry = () => {
		setFailed(false);
		setLoaded(undefined);
		setAttempt((count) => count + 1);
	};
	return { served, loaded, failed, retry };
}
