import { expect, it } from "vitest";
import { cherryDistribution, cherrySupply } from "#src/content/facts/ecosystem.ts";
import { cherryTeam, shareOfCherry } from "./cherry.ts";

it("the shares add up to the supply, in whole tokens", () => {
	const amounts = cherryDistribution.map(({ percent }) => shareOfCherry(percent));
	expect(amounts).toEqual([400_000_000, 250_000_000, 200_000_000, 100_000_000, 50_000_000]);
	expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(cherrySupply.totalSupply);
});

it("the team's tokens vest over four years, none of them in the first two", () => {
	expect(cherryTeam).toEqual({ total: 200_000_000, years: 4, cliffYears: 2 });
});
