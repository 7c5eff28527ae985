import { LinkRows } from "#src/navigation/link-rows.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import { SeasonWindow } from "#src/season/season-window.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import styles from "./page-stand-in.module.css";

/** A page that is still to be built: its real title, kanji and description, and the way to its siblings. */
export function PageStandIn({ page }: { page: PageKey }) {
	const { kanji, title, description, related } = siteMapEntry(page);
	return (
		<div className={styles.page}>
			<PageOpening kanji={kanji} title={title} introduction={description} />
			<div className={styles.window} aria-hidden="true">
				<SeasonWindow />
			</div>
			<section className={styles.related} aria-labelledby="related">
				<h2 id="related">From here</h2>
				<LinkRows
					rows={related.map(siteMapEntry).map(({ paths: [to], icon, title, description, kanji }) => ({
						to,
						mark: <Icon name={icon} />,
						title,
						description,
						kanji: kanji.kanji,
					}))}
				/>
			</section>
		</div>
	);
}
