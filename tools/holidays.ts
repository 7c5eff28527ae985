import holidayJp from "@holiday-jp/holiday_jp";
import { citizensCode, nationalHolidays } from "../src/almanac/holidays.ts";
import { almanacYears } from "./almanac.ts";

/** The data set's names for days off other than the holidays themselves. */
const substitute = / 振替休日$/;
const citizens = "休日";

const kept: readonly { date: string; name: string }[] = Object.values(holidayJp.holidays);

/**
 * The lower-case letter of a holiday by its name in the data set.
 * @throws Error for a name that is missing from our table, as after a change of the law
 */
function letterOf(name: string): string {
	const index = nationalHolidays.findIndex(({ kanji }) => kanji === name);
	if (index < 0) throw new Error(`src/almanac/holidays.ts has no holiday named ${name}: add it`);
	return String.fromCharCode(97 + index);
}

/**
 * The letter for a day off: lower case for a holiday, upper case for its substitute. The data set names a substitute
 * after the day before it; by law it stands for the holiday that fell on a Sunday, which in May may be three days
 * earlier.
 */
function codeOf({ date, name }: { date: string; name: string }): string {
	if (name === citizens) return citizensCode;
	if (!substitute.test(name)) return letterOf(name);
	const sunday = kept.findLast((day) => day.date < date && new Date(`${day.date}T00:00Z`).getUTCDay() === 0);
	if (!sunday) throw new Error(`No holiday on a Sunday comes before the substitute on ${date}`);
	return letterOf(sunday.name).toUpperCase();
}

/** The days off in the almanac's years, packed: one string per year, five characters per day, `0101a`. */
export const packedHolidays = (): string[] =>
	almanacYears.map((year) =>
		kept
			.filter(({ date }) => date.startsWith(`${year}-`))
			.map((day) => day.date.slice(5, 7) + day.date.slice(8, 10) + codeOf(day))
			.join(""),
	);
