import { commandLine } from "#src/content/facts/command-line.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { wholeMonths } from "#src/season/whole-months.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./guide.module.css";

/** The seasons as `cherry season --months` counts them. Specification 9 */
export function WholeMonths() {
	return (
		<SectionPart
			title="Seasons by whole months"
			introduction={`Schedules like round dates, so the command line can count ${commandLine.seasons} seasons of ${commandLine.monthsPerSeason} months each.`}
		>
			<FigureRows
				rows={SEASONS.map((season) => ({
					label: seasonWords[season].name,
					figure: wholeMonths(season),
					mark: (
						<>
							<Glyph kanji={seasonWords[season].kanji} />{" "}
						</>
					),
				}))}
			/>
			<p className={styles.after}>
				<PageLink to="/cli#season">cherry season --months</PageLink> prints them. Without the option, and on this site,
				a season begins near its equinox or solstice.
			</p>
		</SectionPart>
	);
}
