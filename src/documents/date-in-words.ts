const MONTHS = "January February March April May June July August September October November December".split(" ");

/** @example inWords("2026-11-21") // "21 November 2026": the same in every time zone and language of the browser */
export function inWords(date: string): string {
	const [year = "", month = "", day = ""] = date.split("-");
	return `${Number(day)} ${MONTHS[Number(month) - 1]} ${year}`;
}
