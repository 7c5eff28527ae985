import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { NowBadge } from "#src/season/now-badge.tsx";
import { SEASONS } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { Glyph } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./year-of-seasons.module.css";

/** The four seasons: dates, factor on earned Seeds, ceremony. Style sheets mark the current one. */
export function YearOfSeasons() {
	return (
		<ul {...LIST} className={styles.year} data-quiet="">
			{SEASONS.map((season) => {
				const { name, kanji, reading } = seasonWords[season];
				const { tokenMultiplier, ceremony } = seasonFigures[season];
				return (
					<li key={season} className={`${styles.season} ${styles[season]}`}>
						<div className={styles.head}>
							<span className={styles.kanji}>
								<Glyph kanji={kanji} />
							</span>
							<NowBadge season={season} />
						</div>
						<h3>
							{name} <i className={styles.reading}>{reading}</i>
						</h3>
						<p className={styles.days}>{seasonSpan(season)}</p>
						<dl className={styles.terms}>
							<dt>Seeds</dt>
							<dd>×{tokenMultiplier}</dd>
							<dt>Ceremony</dt>
							<dd>{ceremony}</dd>
						</dl>
					</li>
				);
			})}
		</ul>
	);
}
