import { useEffect, useState } from "react";
import { siteAnswers } from "#src/platform/site-answers.ts";
import { askForCopies } from "./tell-worker.ts";
import type { KeptCopyMessage } from "./worker-types.ts";

/**
 * Since when the content on the screen has been kept, if it came from this device and not from the network. A document
 * has its own answer, and may have been requested before it is opened; what else a page shows came with the page that
 * was served.
 * @param path of the open page; at first, of the page that was served
 * @returns `since` null for fresh content, and empty for a copy whose server sent no date; `isBack` once there is a
 * network again, with which a copy stays what it is; `dismiss` applies to the open page, and then to all that the served
 * copy goes on to
 */
export function useKeptCopy(path: string): { since: string | null; isBack: boolean; dismiss: () => void } {
	const [servedAt] = useState(path);
	const [served, setServed] = useState<string | null>(null);
	const [documents, setDocuments] = useState<ReadonlyMap<string | null, string | null>>(new Map());
	const [isBack, setBack] = useState(false);
	const [dismissedAt, setDismissedAt] = useState("");
	// In an effect: a live region announces changes, so it has to exist before its text.
	useEffect(() => setServed(document.documentElement.dataset.kept ?? null), []);
	useEffect(() => {
		const heard = ({ data: { shownAt, keptCopyOf } }: MessageEvent<KeptCopyMessage>) => {
			setDocuments((before) => new Map(before).set(shownAt, keptCopyOf));
			if (keptCopyOf !== null) setBack(false);
		};
		const look = () => setBack(navigator.onLine);
		navigator.serviceWorker.addEventListener("message", heard);
		for (const type of ["online", "offline"]) window.addEventListener(type, look);
		// The worker repeats what it said before this listener existed.
		askForCopies();
		return () => {
			navigator.serviceWorker.removeEventListener("message", heard);
			for (const type of ["online", "offline"]) window.removeEventListener(type, look);
		};
	}, []);
	// A server that was slow or broken comes back without an event. The code that runs is still the copy's.
	useEffect(() => {
		if (served && path !== servedAt) void siteAnswers().then(setBack);
	}, [served, path, servedAt]);
	const told = documents.get(path);
	const since = told === undefined ? served : told;
	const dismiss = () => {
		setDismissedAt(path);
		if (isBack) setServed(null);
	};
	return { since: dismissedAt === path ? null : since, isBack, dismiss };
}
