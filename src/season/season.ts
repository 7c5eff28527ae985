/** The four seasons in the order of the year. Specification 4.1. */
export const SEASONS = ["spring", "summer", "autumn", "winter"] as const;

export type Season = (typeof SEASONS)[number];

/** Whether any value (a query parameter, a stored choice) names a season. */
export const isSeason = (value: unknown): value is Season => SEASONS.includes(value as Season);

/** The season after the given one; winter is followed by spring. Specification 4.1. */
export function nextSeason(season: Season): Season {
	return SEASONS[(SEASONS.indexOf(season) + 1) % SEASONS.length] as Season;
}
