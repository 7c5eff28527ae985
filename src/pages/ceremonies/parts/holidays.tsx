import { nationalHolidays } from "#src/almanac/holidays.ts";
import { holidayDays } from "#src/content/ceremonies/holiday-days.ts";
import type { Season } from "#src/season/season.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { Table } from "#src/ui/table.tsx";

/** Japan’s national holidays that fall in a season. */
export function Holidays({ season }: { season: Season }) {
	const days = Object.entries(holidayDays[season]).flatMap(([id, day]) => {
		const holiday = nationalHolidays.find((one) => one.id === id);
		return holiday ? { ...holiday, day } : [];
	});
	return (
		<Table
			hideCaption
			caption={`National holidays in ${season}`}
			columns={[
				{
					head: "Holiday",
					cell: ({ kanji, reading, meaning }) => (
						<>
							<Glyph kanji={kanji} /> <Reading reading={reading} meaning={meaning} />
						</>
					),
				},
				{ head: "Day", cell: ({ day }) => day },
			]}
			rows={days}
			rowKey={({ id }) => id}
		/>
	);
}
