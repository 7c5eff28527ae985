/** The days on which the micro-seasons begin, from the Sun's longitude by tools/almanac.ts; `starts.ts` unpacks them. */
declare module "virtual:almanac-days" {
	const shifts: readonly string[];
	export default shifts;
}

/**
 * What only the calendar needs: the minutes of the same beginnings, and the holidays, from tools/almanac.ts and
 * holidays.ts.
 */
declare module "virtual:almanac-year" {
	/** One string per year, two characters per beginning: hour and minute in Japan, each counted from "0". */
	export const minutes: readonly string[];
	/**
	 * One string per year, five characters per day: month, day and the code of a holiday, which `holidays.ts` unpacks.
	 */
	export const holidays: readonly string[];
}
