import type { Season } from "#src/season/season.ts";

/** The date of each of Japan’s national holidays, in words, by its id in the almanac, in order within each season. */
export const holidayDays: Record<Season, Record<string, string>> = {
	spring: {
		"spring-equinox": "20 or 21 March",
		showa: "29 April",
		constitution: "3 May",
		greenery: "4 May",
		children: "5 May",
	},
	summer: { marine: "Third Monday of July", mountain: "11 August", aged: "Third Monday of September" },
	autumn: {
		"autumn-equinox": "22 or 23 September",
		sports: "Second Monday of October",
		culture: "3 November",
		labour: "23 November",
	},
	winter: {
		"new-year": "1 January",
		"coming-of-age": "Second Monday of January",
		foundation: "11 February",
		emperor: "23 February",
	},
};
