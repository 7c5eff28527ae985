import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { dayText } from "#src/figures/day-text.ts";
import { LinkRows } from "#src/navigation/link-rows.tsx";
import { ringLabels } from "#src/season/ring-labels.ts";
import { SEASONS } from "#src/season/season.ts";
import { useSeason } from "#src/season/season-provider.tsx";
import { seasonSpan } from "#src/season/season-span.ts";
import { seasonByMonth } from "#src/season/whole-months.ts";
import { dayOfSeason, yearAngle } from "#src/season/year-position.ts";
import { YearRing } from "#src/season/year-ring.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./cycle.module.css";

/** The year as a ring with its today mark, today by both readings, and links to the four seasons. */
export function Cycle() {
	const { today } = useSeason();
	return (
		<div className={styles.cycle}>
			<div className={styles.ring}>
				<YearRing labels={ringLabels} now={today ? yearAngle(today) : undefined}>
					<div className="season-window" />
				</YearRing>
				<p className={styles.today}>{today && <TodayIs date={today} />}</p>
			</div>
			<LinkRows
				rows={SEASONS.map((season) => {
					const { tokenMultiplier, ceremony } = seasons[season];
					return {
						to: `/guides/seasons#${season}`,
						mark: <Glyph kanji={seasonWords[season].kanji} />,
						title: seasonWords[season].name,
						description: `${seasonSpan(season)} · Seeds ×${tokenMultiplier} · ${ceremony}`,
					};
				})}
			/>
		</div>
	);
}

function TodayIs({ date }: { date: Date }) {
	const { season, n, of } = dayOfSeason(date);
	const byMonth = seasonByMonth(date);
	return (
		<>
			<strong>
				{dayText(date)}: day {n} of {of} of {season}
			</strong>
			{byMonth === season ? `, and ${season} by whole months too.` : `; by whole months it is ${byMonth}.`}
		</>
	);
}
