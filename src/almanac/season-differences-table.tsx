import { seasonWords } from "#src/content/season-words.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import { Table } from "#src/ui/table.tsx";
import styles from "./calendar.module.css";
import { dayMonthShort } from "./day-text.ts";
import { laterText, seasonBeginnings } from "./season-differences.ts";
import { almanacSpan } from "./span.ts";
import { seasonTerms, termAt } from "./terms.ts";

function termName(index: number) {
	const { kanji, reading } = termAt(index);
	return (
		<>
			<Glyph kanji={kanji} /> {reading}
		</>
	);
}

/** Where the site's season dates differ from the Sun's in a year. */
export function SeasonDifferences({ year }: { year: number }) {
	return (
		<section aria-labelledby="almanac-seasons" className={styles.seasons}>
			<SectionHeading level={3} id="almanac-seasons" title={`When the seasons begin in ${year}`} />
			<p>
				This site changes its season on the same dates every year. The equinoxes and solstices do not: on the calendar
				of Japan they fall a day earlier or later in some years. The old almanac begins each season half a season
				before, at the first sign of it.
			</p>
			<Table
				hideCaption
				caption={`Beginnings of the seasons in ${year}`}
				columns={[
					{ head: "Season", cell: ({ season }) => seasonWords[season].name },
					{ head: "This site", cell: ({ site }) => dayMonthShort(site) },
					{
						head: "The Sun",
						cell: ({ season, sky, skyLater }) => (
							<span>
								{dayMonthShort(sky)}, {laterText(skyLater)} ({termName(seasonTerms[season].sky)})
							</span>
						),
					},
					{
						head: "The old almanac",
						cell: ({ season, old }) => (
							<span>
								{dayMonthShort(old)} ({termName(seasonTerms[season].old)})
							</span>
						),
					},
				]}
				rows={seasonBeginnings(year)}
				rowKey={({ season }) => season}
			/>
			<FinePrint>
				Terms and micro-seasons are computed from the Sun’s apparent longitude for {almanacSpan.from} to{" "}
				{almanacSpan.to}; days are those of Japan. Holidays come from a maintained list that runs to 2050 under current
				law. The two equinox holidays are the exception: each February the gazette confirms those of the following year,
				and until then they are provisional.
			</FinePrint>
		</section>
	);
}
