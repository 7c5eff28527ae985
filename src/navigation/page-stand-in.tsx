import { SeasonWindow } from "#src/season/season-window.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { siteMapEntry } from "./match-path.ts";
import { PageLink } from "./page-link.tsx";
import styles from "./page-stand-in.module.css";
import type { PageKey } from "./site-map-entry.ts";

/** A page that is still to be built: its real title, kanji and description, and the way to its siblings. */
export function PageStandIn({ page }: { page: PageKey }) {
	const entry = siteMapEntry(page);
	return (
		<div className={styles.page}>
			<div className={styles.opening}>
				<p className={styles.kanji}>
					<span lang="ja">{entry.kanji.kanji}</span>
					<span className={styles.reading}>
						<i>{entry.kanji.reading}</i> · {entry.kanji.meaning}
					</span>
				</p>
				<h1 tabIndex={-1}>{entry.title}</h1>
				<p className={styles.intro}>{entry.description}</p>
			</div>
			<div className={styles.window} aria-hidden="true">
				<SeasonWindow />
			</div>
			<section className={styles.related} aria-labelledby="related">
				<h2 id="related">From here</h2>
				<ul>
					{entry.related.map((key) => {
						const sibling = siteMapEntry(key);
						return (
							<li key={key}>
								<PageLink to={sibling.paths[0]}>
									<Icon name={sibling.icon} />
									<span className={styles.title}>{sibling.title}</span>
									<span className={styles.description}>{sibling.description}</span>
									<span className={styles.glyph} lang="ja" aria-hidden="true">
										{sibling.kanji.kanji}
									</span>
								</PageLink>
							</li>
						);
					})}
				</ul>
			</section>
		</div>
	);
}
