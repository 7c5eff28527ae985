import { TickProgress } from "#src/charts/tick-progress.tsx";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { FIRST_DAY } from "#src/season/calendar.ts";
import { SEASONS } from "#src/season/season.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { dayText } from "#src/figures/figure-text.ts";
import styles from "./opening.module.css";

/**
 * The opening before the date is known. With script on the way, the season's dashboard has its place reserved; without
 * script, the year stands here: four seasons, their first days and multipliers.
 */
export function YearRoundOpening() {
	return (
		<>
			<div className={`${styles.opening} ${styles.reserved}`} aria-hidden="true">
				<div className={styles.headline} />
				<p className={styles.phrase}>
					{SEASONS.map((season) => (
						<span key={season} data-season-word={season}>
							{seasons[season].phrase}
						</span>
					))}
				</p>
				<p className={`traditional ${styles.words}`} />
				<div className={styles.figures} data-quiet="">
					<p />
					<p>
						<span className={styles.figure}>
							{SEASONS.map((season) => (
								<span key={season} data-season-word={season}>
									×{seasons[season].tokenMultiplier}
								</span>
							))}
						</span>
						<span className={styles.label}>on Seeds you earn</span>
					</p>
				</div>
				<div className={styles.progress}>
					<TickProgress />
				</div>
			</div>
			<div className={`${styles.opening} ${styles.unscripted}`}>
				<h2>Four seasons, one year of Seeds</h2>
				<p className={styles.phrase}>
					Each season has its first day, its dashboard, and its multiplier on Seeds you earn.
				</p>
				<ul {...LIST} className={styles.year}>
					{SEASONS.map((season) => {
						const { name, ...kanji } = seasonWords[season];
						const [month, day] = FIRST_DAY[season];
						return (
							<li key={season}>
								<span className={styles.yearKanji}>
									<Glyph kanji={kanji.kanji} />
								</span>
								<span>
									{name} <Reading reading={kanji.reading} meaning={`from ${dayText(new Date(2026, month - 1, day))}`} />
								</span>
								<strong>×{seasons[season].tokenMultiplier}</strong>
							</li>
						);
					})}
				</ul>
			</div>
		</>
	);
}
