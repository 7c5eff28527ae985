import { TickProgress } from "#src/charts/tick-progress.tsx";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { dayText } from "#src/figures/day-text.ts";
import { FIRST_DAY } from "#src/season/calendar.ts";
import { SEASONS } from "#src/season/season.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./opening.module.css";
import { OpeningFrame, OpeningWord } from "./opening-frame.tsx";

/**
 * The opening before the date is known. If script is coming, it reserves the space of the season's dashboard; without
 * script, it shows the year: four seasons, their first days and multipliers.
 */
export function YearRoundOpening() {
	return (
		<>
			<OpeningFrame
				reserved
				phrase={inSeason(({ phrase }) => phrase)}
				words={SEASONS.map((season) =>
					seasons[season].words.map((word) => <OpeningWord key={word.kanji} season={season} {...word} />),
				)}
				multiplier={inSeason(({ tokenMultiplier }) => `×${tokenMultiplier}`)}
				progress={<TickProgress />}
			/>
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

/** Renders all four seasons; style sheets show the current one, which they know before the date is known. */
function inSeason(text: (config: SeasonConfig) => string) {
	return SEASONS.map((season) => (
		<span key={season} data-season-word={season}>
			{text(seasons[season])}
		</span>
	));
}
