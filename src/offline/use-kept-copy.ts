import { useEffect, useState } from "react";
import { momentOf } from "./moment-text.ts";
import { askForCopies } from "./tell-worker.ts";
import type { KeptCopyMessage } from "./worker-types.ts";

/**
 * Since when the content on the screen has been kept, if it came from this device and not from the network.
 * @param path of the open page: dismissing applies to this page, not to the next
 * @returns `since` null for fresh content, and once the network is back
 */
export function useKeptCopy(path: string): { since: string | null; dismiss: () => void } {
	const [since, setSince] = useState<string | null>(() => document.documentElement.dataset.kept ?? null);
	const [dismissedAt, setDismissedAt] = useState("");
	useEffect(() => {
		const heard = ({ data }: MessageEvent<KeptCopyMessage>) => setSince(data.keptCopyOf);
		const back = () => setSince(null);
		navigator.serviceWorker.addEventListener("message", heard);
		window.addEventListener("online", back);
		// The worker repeats what it said before this listener existed.
		askForCopies();
		return () => {
			navigator.serviceWorker.removeEventListener("message", heard);
			window.removeEventListener("online", back);
		};
	}, []);
	// If the server sends no date, there is nothing to show.
	const isSaid = dismissedAt !== path && since && momentOf(since) !== "";
	return { since: isSaid ? since : null, dismiss: () => setDismissedAt(path) };
}
