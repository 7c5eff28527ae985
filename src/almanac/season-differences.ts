import { twoDigits } from "#src/figures/two-digits.ts";
import { FIRST_DAY } from "#src/season/calendar.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { type CivilDay, daysFrom } from "./civil-day.ts";
import { startsOf } from "./starts.ts";
import { firstOfTerm, seasonTerms } from "./terms.ts";

/** When a season begins in a year, by three calendars; days in Japan. */
export interface SeasonBeginnings {
	season: Season;
	/** By this site, the same date every year. Specification 4.1. */
	site: CivilDay;
	/** At the equinox or solstice. */
	sky: CivilDay;
	/** At 立春 and its counterparts, half a season earlier. */
	old: CivilDay;
	/** Days from the site's date to the astronomical one; negative if the latter is earlier. */
	skyLater: number;
}

/** @example seasonBeginnings(2026)[3] // winter: site 2026-12-21, sky 2026-12-22, skyLater 1 */
export function seasonBeginnings(year: number): SeasonBeginnings[] {
	const starts = startsOf(year);
	const dayOf = (term: number) => starts.find(({ microSeason }) => microSeason.n === firstOfTerm(term))?.day ?? "";
	return SEASONS.map((season) => {
		const [month, date] = FIRST_DAY[season];
		const site = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
		const sky = dayOf(seasonTerms[season].sky);
		return { season, site, sky, old: dayOf(seasonTerms[season].old), skyLater: daysFrom(site, sky) };
	});
}

/** @example laterText(1) // "a day later"; laterText(0) // "the same day" */
export const laterText = (days: number): string =>
	days === 0
		? "the same day"
		: `${Math.abs(days) === 1 ? "a day" : `${Math.abs(days)} days`} ${days > 0 ? "later" : "earlier"}`;
