import { useCallback, useEffect, useState } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { keptVisited as words } from "#src/content/keeping.ts";
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
	useEffect(() => void look(), [look]);
	if (!size) return null;

	const forget = async () => {
		// If no worker controls this page, nothing is being kept right now either.
		const { controller } = navigator.serviceWorker;
		await (controller ? requestForget() : forgetVisited(new URL(import.meta.env.BASE_URL, location.href).href));
		await look();
		announcer.announceSuccess(words.forgotten);
	};
	return (
		<div className={styles.keep}>
			<p>
				{size.pages === 0
					? words.nothing
					: `${size.pages} visited ${size.pages === 1 ? "page" : "pages"} saved, ${sizeText(size.bytes)}.`}
			</p>
			{/* Not disabled, so that it keeps the focus. */}
			<Button aria-disabled={size.pages === 0} onClick={() => size.pages > 0 && void forget()}>
				{words.forget}
			</Button>
		</div>
	);
}
