import { seasonWords } from "#src/content/season-words.ts";
import { partWords } from "#src/content/seasons-guide/part-words.ts";
import { shortDayText } from "#src/figures/day-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { daysApart, readingsApart } from "#src/season/two-readings.ts";
import { wholeMonths } from "#src/season/whole-months.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Kanji } from "#src/ui/kanji.tsx";
import { Table } from "#src/ui/table.tsx";
import { seasonLength } from "../season-readings.ts";
import styles from "./reading-bars.module.css";
import { ReadingBars } from "./reading-bars.tsx";

/** Both readings of the season, where each is used, and when they differ. Specification 4.1 and 9. */
export function Readings() {
	return (
		<SectionPart
			title="Two readings of a date"
			kanji={partWords.readings}
			introduction="One counts from boundary to boundary, near equinox and solstice. The other counts whole months. They are two functions with two names, and nothing mixes them."
		>
			<ReadingBars />
			<Table
				hideCaption
				caption="The seasons in both readings"
				columns={[
					{
						head: "Season",
						cell: ({ season }) => (
							<>
								<Kanji {...seasonWords[season]} /> {seasonWords[season].name}
							</>
						),
					},
					{ head: "By date", cell: ({ season }) => seasonSpan(season) },
					{ head: "By whole months", cell: ({ season }) => wholeMonths(season) },
					{
						head: "Days",
						numeric: true,
						cell: ({ season }) => {
							const { common, leap } = seasonLength(season);
							return common === leap ? common : `${common}, or ${leap} with 29 Feb`;
						},
					},
				]}
				rows={SEASONS.map((season) => ({ season }))}
				rowKey={({ season }) => season}
			/>
			<FinePrint>
				They differ on {readingsApart.map(({ days }) => days).join(" + ")} = {daysApart} days a year, before each
				boundary:{" "}
				{readingsApart
					.map(
						({ season, before, first, last }) =>
							`${shortDayText(first)} to ${shortDayText(last)} (${before}, by months ${season})`,
					)
					.join("; ")}
				. The day is the one in your own time zone; a reward’s multiplier goes by the UTC date on which the work was
				validated.
			</FinePrint>
			<div className={styles.uses}>
				<Table
					hideCaption
					caption="Where each reading is used"
					columns={[
						{ head: "Reading", cell: ({ reading }) => reading },
						{ head: "Used for", cell: ({ use }) => use },
					]}
					rows={[
						{
							reading: "By date",
							use: "Everything you see here: colours, windows, dashboards, the multiplier on Cherry Seeds, particles, transitions, and the days that are left.",
						},
						{
							reading: "By whole months",
							use: (
								<>
									The <PageLink to="/cli">command line</PageLink>, where{" "}
									<InlineCode>`cherry season --months`</InlineCode> plans by the calendar on the wall.
								</>
							),
						},
					]}
					rowKey={({ reading }) => reading}
				/>
			</div>
		</SectionPart>
	);
}
