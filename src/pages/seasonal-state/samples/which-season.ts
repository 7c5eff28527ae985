import { currentSeason } from "#src/season/current-season.ts";

const today = new Date(2026, 10, 22); // 22 November, local time

export const shown = [
	// Nothing asked for, nothing kept: the date. Autumn.
	currentSeason("", "automatic", today),
	// A season that the visitor keeps. Winter.
	currentSeason("", "winter", today),
	// A preview comes before what is kept. Spring.
	currentSeason("?season=spring", "winter", today),
	// What names no season is passed over. Autumn.
	currentSeason("?season=monsoon", "monsoon", today),
];
