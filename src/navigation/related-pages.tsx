import { relatedPages } from "#src/content/related-pages.ts";
import { LinkRows, pageRow } from "./link-rows.tsx";
import { siteMapEntry } from "./match-path.ts";
import styles from "./related-pages.module.css";
import type { PageKey } from "./site-map-entry.ts";

/** Links to the pages that a visitor of this page is likely to want next. */
export function RelatedPages({ page }: { page: PageKey }) {
	return (
		<section aria-labelledby="from-here" className={styles.related}>
			<h2 id="from-here">See also</h2>
			<LinkRows rows={relatedPages[page].map(siteMapEntry).map(pageRow)} />
		</section>
	);
}
