import { type CivilDay, yearOf } from "./civil-day.ts";
import { minuteText } from "./day-text.ts";
import { type AlmanacEvent, gazetteDay } from "./events.ts";

/**
 * An event's detail line; a holiday that the gazette has yet to name says so.
 * @param today the day by which that is judged
 */
export function eventDetail({ detail, minute, byGazette, day }: AlmanacEvent, today: CivilDay): string {
	const at = minute === undefined ? "" : `, reached at ${minuteText(minute)} in Japan`;
	const year = yearOf(day);
	const expected =
		byGazette && today < gazetteDay(year) ? `. Provisional: the gazette confirms it in February ${year - 1}` : "";
	return `${detail}${at}${expected}.`;
}
