import { expect, it } from "vitest";
import almanac from "#src/almanac/almanac.json" with { type: "json" };
import { nationalHolidays } from "#src/almanac/holidays.ts";
import { ceremonies } from "#src/content/ceremonies/ceremonies.ts";
import { heldIn } from "#src/content/ceremonies/held-in.ts";
import { holidayDays } from "#src/content/ceremonies/holiday-days.ts";
import { hour } from "#src/content/ceremonies/hour.ts";
import { smallOrders } from "#src/content/ceremonies/small.ts";
import { smallCeremonies } from "#src/content/community/ceremonies.ts";
import { almanacCounts, ceremonySittings } from "#src/content/facts/community.ts";
import { SEASONS } from "#src/season/season.ts";
import { minutesOf, orderOf, timed, wholeHour } from "./gathering.ts";
import { almanacBeginning, termsOf } from "./season-terms.ts";

it("an hour is sixty minutes, half of which is the season’s act", () => {
	expect(wholeHour).toBe(60);
	expect(ceremonySittings.minutes).toBe(wholeHour);
	expect(hour.act.minutes).toBe(wholeHour / 2);
});

it.each(SEASONS)("the order of %s fills the hour without a gap", (season) => {
	const { act } = ceremonies[season];
	expect(minutesOf(act)).toBe(hour.act.minutes);
	const order = orderOf(act);
	expect(order[0]?.from).toBe(0);
	expect(order.at(-1)?.to).toBe(wholeHour);
	for (const [index, { from, to, minutes }] of order.entries()) {
		expect(to - from).toBe(minutes);
		expect(from).toBe(order[index - 1]?.to ?? 0);
	}
});

it("the two small ceremonies take a quarter of an hour", () => {
	for (const { name } of smallCeremonies) expect(timed(smallOrders[name].parts).at(-1)?.to).toBe(15);
});

it("the seasons divide all terms and micro-seasons between them, without overlap", () => {
	const terms = SEASONS.flatMap(termsOf);
	expect(new Set(terms.map(({ n }) => n)).size).toBe(almanacCounts.solarTerms);
	const microSeasons = terms.flatMap((term) => term.microSeasons);
	expect(new Set(microSeasons.map(({ n }) => n)).size).toBe(almanacCounts.microSeasons);
	for (const season of SEASONS) expect(termsOf(season).flatMap((term) => term.microSeasons)).toHaveLength(18);
});

it.each([
	["spring", "Shunbun", "Rikka", "summer"],
	["summer", "Geshi", "Risshū", "autumn"],
	["autumn", "Shūbun", "Rittō", "winter"],
	["winter", "Tōji", "Risshun", "spring"],
] as const)("%s begins with %s, and the almanac's season changes at %s", (season, first, turn, begins) => {
	const terms = termsOf(season);
	expect(terms).toHaveLength(6);
	expect(terms[0]?.reading).toBe(first);
	expect(terms.filter((term) => term.begins).map((term) => [term.reading, term.begins])).toEqual([[turn, begins]]);
	expect(almanacBeginning(begins).reading).toBe(turn);
});

it.each(SEASONS)("the ceremony of %s is held in one of its own terms, named as in the almanac", (season) => {
	const { term, kanji, reading } = heldIn[season];
	expect(almanac.solarTerms[term]).toMatchObject({ kanji, reading });
	expect(termsOf(season).map(({ n }) => n)).toContain(term + 1);
});

it("every national holiday belongs to one season", () => {
	const ids = SEASONS.flatMap((season) => Object.keys(holidayDays[season]));
	expect(ids).toHaveLength(almanacCounts.nationalHolidays);
	expect(ids.toSorted()).toEqual(nationalHolidays.map(({ id }) => id).toSorted());
});
