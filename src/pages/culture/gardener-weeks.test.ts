import { expect, it } from "vitest";
import { gardenerProgramme } from "#src/content/facts/community.ts";
import { gardenerWeeks } from "./gardener-weeks.ts";

it("meets in each of the first four weeks, then in every second one until the end of half a year", () => {
	const weeks = gardenerWeeks(gardenerProgramme);
	const met = weeks.flatMap((meets, index) => (meets ? [index + 1] : []));
	expect(weeks).toHaveLength(26);
	expect(met).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26]);
});
