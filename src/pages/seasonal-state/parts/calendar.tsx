import { seasonWords } from "#src/content/season-words.ts";
import { dayText } from "#src/figures/day-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { seasonSpan } from "#src/season/season-span.ts";
import { daysApart, readingsApart } from "#src/season/two-readings.ts";
import { wholeMonths } from "#src/season/whole-months.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { InlineCode } from "#src/ui/inline-code.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Table } from "#src/ui/table.tsx";
import daysLeft from "../samples/days-left.tsx?highlighted";
import bothReadings from "../samples/two-readings.ts?highlighted";
import { CodeSample } from "./code-sample.tsx";
import { GuideSection } from "./guide-section.tsx";

/** Where one season ends and the next begins, by both readings. */
export function Calendar() {
	return (
		<GuideSection id="boundaries">
			<Prose>
				<p>
					<code>seasonOn</code> goes by fixed dates near equinox and solstice. It colours the site, counts the days and
					shows the multiplier; a reward’s own goes by the UTC date of its validation. <code>seasonByMonth</code> goes
					by whole months. It serves Cherry CLI, as <InlineCode>`cherry season --months`</InlineCode>. Both take a local
					date and throw a <code>RangeError</code> for an invalid one.
				</p>
			</Prose>
			<div>
				<Table
					caption="The two readings"
					hideCaption
					rows={readingsApart}
					rowKey={({ season }) => season}
					columns={[
						{ head: "Season", cell: ({ season }) => seasonWords[season].name },
						{ head: "By date", cell: ({ season }) => seasonSpan(season) },
						{ head: "By month", cell: ({ season }) => wholeMonths(season) },
						{ head: "Where they differ", cell: ({ last, before }) => `1–${dayText(last)}, still ${before}` },
					]}
				/>
				<FinePrint>
					{readingsApart.map(({ days }) => days).join(" + ")} = {daysApart} days a year. Both the first and the last day
					belong to the season.
				</FinePrint>
			</div>
			<CodeSample file="two-readings.ts" nodes={bothReadings} />
			<Prose>
				<p>
					Days remaining are whole calendar days to the last day of the season, and never fall below 0, whatever the
					clocks do in between. One reading is enough for most code: if you do not know which you want, you want{" "}
					<code>seasonOn</code>. All numbers that depend on a season are in the document{" "}
					<PageLink to="/docs/technical-architecture/seasonal-engine">Seasonal Engine</PageLink>.
				</p>
			</Prose>
			<CodeSample file="days-left.tsx" nodes={daysLeft} />
		</GuideSection>
	);
}
