import { expect, it } from "vitest";
import { SEASONS } from "#src/season/season.ts";
import { longitudeOf } from "./span.ts";
import { firstOfTerm, seasonTerms, termOf } from "./terms.ts";

it.each([
	[1, 0, "Risshun", 0],
	[3, 0, "Risshun", 2],
	[4, 1, "Usui", 0],
	[10, 3, "Shunbun", 0],
	[72, 23, "Daikan", 2],
])("micro-season %i is part of term %i, %s: after %i others", (n, index, reading, part) => {
	expect(termOf(n)).toMatchObject({ index, term: { reading }, part });
});

it("a term begins with the first of its micro-seasons", () => {
	for (let index = 0; index < 24; index++) expect(termOf(firstOfTerm(index))).toMatchObject({ index, part: 0 });
});

it("a season begins at a quarter of the Sun's circle, in the old almanac half a season before", () => {
	for (const [quarter, season] of SEASONS.entries()) {
		const { sky, old } = seasonTerms[season];
		expect(longitudeOf(firstOfTerm(sky))).toBe(quarter * 90);
		expect(longitudeOf(firstOfTerm(old))).toBe((quarter * 90 + 315) % 360);
	}
});
