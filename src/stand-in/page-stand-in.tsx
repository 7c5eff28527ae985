import { siteMapEntry } from "#src/navigation/match-path.ts";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import { SeasonWindow } from "#src/season/season-window.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import styles from "./page-stand-in.module.css";

/** A page that is still to be built: its real title, kanji and description, and the way to its siblings. */
export function PageStandIn({ page }: { page: PageKey }) {
	const { kanji, title, description } = siteMapEntry(page);
	return (
		<div className={styles.page}>
			<PageOpening kanji={kanji} title={title} introduction={description} />
			<div className={styles.window} aria-hidden="true">
				<SeasonWindow />
			</div>
			<div className={styles.related}>
				<RelatedPages page={page} />
			</div>
		</div>
	);
}
