/** The days on which the micro-seasons begin, from the Sun's longitude by tools/almanac.ts; `starts.ts` unpacks them. */
declare module "virtual:almanac-days" {
	const shifts: readonly string[];
	export default shifts;
}

/** What only the calendar needs: minutes of the same beginnings, and the holidays, by tools/almanac.ts and holidays.ts. */
declare module "virtual:almanac-year" {
	/** A string a year, two characters a beginning: hour and minute in Japan, each counted from "0". */
	export const minutes: readonly string[];
	/** A string a year, five characters a day: month, day and the code of a holiday; `holidays.ts` knows it. */
	export const holidays: readonly string[];
}
