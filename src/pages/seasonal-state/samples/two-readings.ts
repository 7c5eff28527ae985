import { seasonOn } from "#src/season/calendar.ts";
import { seasonByMonth } from "#src/season/whole-months.ts";

const eve = new Date(2026, 2, 19); // 19 March, local time
const first = new Date(2026, 2, 20);

export const readings = {
	eve: [seasonOn(eve), seasonByMonth(eve)], // winter, spring
	first: [seasonOn(first), seasonByMonth(first)], // spring, spring
};
