import { Glyph } from "#src/ui/kanji.tsx";
import { Table } from "#src/ui/table.tsx";
import almanac from "./almanac.json" with { type: "json" };
import { dayMonthText } from "./day-text.ts";
import { longitudeOf } from "./span.ts";
import { firstOfTerm } from "./terms.ts";

const LEAP_YEAR = 2024;

/** In calendar order, January first. */
const terms = almanac.solarTerms
	.map((term, index) => ({ ...term, n: firstOfTerm(index) }))
	.map((term) => ({ ...term, start: almanac.microSeasons[term.n - 1]?.start ?? "" }))
	.sort((one, other) => (one.start < other.start ? -1 : 1));

/** The 24 solar terms with their usual dates: what is shown instead of the calendar if no script runs. */
export function UsualTerms() {
	return (
		<Table
			caption="The 24 solar terms, each within a day of the date given"
			columns={[
				{
					head: "Term",
					cell: ({ kanji, reading }) => (
						<span>
							<Glyph kanji={kanji} /> {reading}
						</span>
					),
				},
				{ head: "Meaning", cell: ({ meaning }) => meaning },
				{ head: "Usually", cell: ({ start }) => dayMonthText(`${LEAP_YEAR}-${start}`) },
				{ head: "Sun at", numeric: true, cell: ({ n }) => `${longitudeOf(n)}°` },
			]}
			rows={terms}
			rowKey={({ kanji }) => kanji}
		/>
	);
}
