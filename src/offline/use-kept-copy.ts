import { useEffect, useState } from "react";
import { momentOf } from "./moment-text.ts";
import { askForCopies } from "./tell-worker.ts";
import type { KeptCopyMessage } from "./worker-types.ts";

/**
 * Since when what the visitor reads has been kept, where it came from this device and not from the network.
 * @param path of the page that is open: dismissed is what is said on it, not what is said on the next
 * @returns `since` null for what is fresh, and once the network is back
 */
export function useKeptCopy(path: string): { since: string | null; dismiss: () => void } {
	const [since, setSince] = useState<string | null>(() => document.documentElement.dataset.kept ?? null);
	const [dismissedAt, setDismissedAt] = useState("");
	useEffect(() => {
		const heard = ({ data }: MessageEvent<KeptCopyMessage>) => setSince(data.keptCopyOf);
		const back = () => setSince(null);
		navigator.serviceWorker.addEventListener("message", heard);
		window.addEventListener("online", back);
		// What it said before there was anybody to listen, it says again.
		askForCopies();
		return () => {
			navigator.serviceWorker.removeEventListener("message", heard);
			window.removeEventListener("online", back);
		};
	}, []);
	// A server that does not say when it answered leaves nothing to tell.
	const isSaid = dismissedAt !== path && since && momentOf(since) !== "";
	return { since: isSaid ? since : null, dismiss: () => setDismissedAt(path) };
}
