import { useCallback, useEffect, useRef, useState } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { keptVisited as words } from "#src/content/keeping.ts";
import { usePageHidden } from "#src/platform/use-page-hidden.ts";
import { whenSeen } from "#src/platform/when-seen.ts";
import { Button } from "#src/ui/button.tsx";
import { forgetVisited } from "./forget-visited.ts";
import { sizeText } from "./keep-list.ts";
import styles from "./keep-offline.module.css";
import { requestForget } from "./tell-worker.ts";
import { visitedSize } from "./visited.ts";

/** Shows how much is kept of visited pages, with a button to delete it. Renders nothing if nothing can be kept. */
export function VisitedPages() {
	const [size, setSize] = useState<Awaited<ReturnType<typeof visitedSize>> | null>(null);
	const look = useCallback(() => visitedSize().then(setSize, () => setSize(null)), []);
	const hidden = usePageHidden();
	useEffect(() => {
		if (!hidden) void look();
	}, [hidden, look]);
	const place = useRef<HTMLDivElement>(null);
	const isShown = size !== null;
	useEffect(() => {
		// By the time the visitor comes to it, the page that is open may have been saved.
		if (isShown && place.current) return whenSeen(place.current, () => void look(), 0);
	}, [isShown, look]);
	if (!size) return null;

	const forget = async () => {
		// If no worker controls this page, nothing is being kept right now either.
		const { controller } = navigator.serviceWorker;
		await (controller ? requestForget() : forgetVisited(new URL(import.meta.env.BASE_URL, location.href).href));
		await look();
		announcer.announceSuccess(words.forgotten);
	};
	return (
		<div ref={place} className={styles.keep}>
			<p>
				{size.pages === 0
					? words.nothing
					: `${size.pages} visited ${size.pages === 1 ? "page" : "pages"} saved, ${sizeText(size.bytes)}.`}
			</p>
			{/* Also while there are none: the page that is open may be about to be saved. */}
			<Button onClick={() => void forget()}>{words.forget}</Button>
		</div>
	);
}
