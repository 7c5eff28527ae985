import { teamVesting } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { vestedAfter } from "#src/vesting/vesting.ts";
import { teamSeeds } from "../derived-figures.ts";
import { Still } from "../still-page.ts";
import { How } from "./part.tsx";

const { years, cliffYears } = teamVesting;
const months = { cliff: cliffYears * 12, all: years * 12 };

/** The vested part of the team's and advisors' Seeds, month by month. Specification 9 (distribution). */
export function TeamVesting() {
	return (
		<>
			<Still>{({ TeamVestingChart }) => <TeamVestingChart />}</Still>
			<How>
				A one-year <Term id="cliff">cliff,</Term> four years in all: {countText(teamSeeds)} × {months.cliff} ÷{" "}
				{months.all} = {countText(vestedAfter(months.cliff, { total: teamSeeds, ...teamVesting }))} at once, then{" "}
				{countText(teamSeeds)} ÷ {months.all} = {countText(teamSeeds / months.all)} a month.
			</How>
			<Still>{({ TeamVestingTable }) => <TeamVestingTable />}</Still>
		</>
	);
}
