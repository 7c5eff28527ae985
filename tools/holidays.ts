import holidayJp from "@holiday-jp/holiday_jp";
import { citizensCode, nationalHolidays } from "../src/almanac/holidays.ts";
import { almanacYears } from "./almanac.ts";

/** How the kept set names a day off beside a holiday's own name. */
const substitute = / 振替休日$/;
const citizens = "休日";

const kept: readonly { date: string; name: string }[] = Object.values(holidayJp.holidays);

/** The last year that the kept set knows. */
export const lastKeptYear = Number(kept.at(-1)?.date.slice(0, 4));

/**
 * The small letter of a holiday by its name in the kept set.
 * @throws Error for a name that our table lacks, as after a change of the law
 */
function letterOf(name: string): string {
	const index = nationalHolidays.findIndex(({ kanji }) => kanji === name);
	if (index < 0) throw new Error(`The kept set names a holiday that src/almanac/holidays.ts lacks: ${name}`);
	return String.fromCharCode(97 + index);
}

/**
 * The letter for a day off: small for a holiday, capital for the substitute of one. The set names a substitute after the day
 * before it; the law gives it for the holiday that fell on a Sunday, which in May may lie three days back.
 */
function codeOf({ date, name }: { date: string; name: string }): string {
	if (name === citizens) return citizensCode;
	if (!substitute.test(name)) return letterOf(name);
	const sunday = kept.findLast((day) => day.date < date && new Date(`${day.date}T00:00Z`).getUTCDay() === 0);
	if (!sunday) throw new Error(`No Sunday's holiday comes before the substitute on ${date}`);
	return letterOf(sunday.name).toUpperCase();
}

/** The days off of the almanac's years, packed: a string a year, five characters a day, `0101a`. */
export const packedHolidays = (): string[] =>
	almanacYears.map((year) =>
		kept
			.filter(({ date }) => date.startsWith(`${year}-`))
			.map((day) => day.date.slice(5, 7) + day.date.slice(8, 10) + codeOf(day))
			.join(""),
	);
