import { seedsDistribution, seedsMarket, teamVesting } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { vestedAfter } from "#src/vesting/vesting.ts";
import { VestingChart } from "#src/vesting/vesting-chart.tsx";
import { How } from "./part.tsx";

const { years, cliffYears } = teamVesting;
const total = seedsDistribution.find(({ id }) => id === "team")?.amount ?? 0;
const months = { cliff: cliffYears * 12, all: years * 12 };
const launchYear = Number(seedsMarket.launch.slice(-4));

/** What of the team's and advisors' Seeds is free, month by month. Specification 9 (distribution). */
export function TeamVesting() {
	return (
		<>
			<VestingChart
				title="Vesting of team and advisors"
				token="Cherry Seeds"
				total={total}
				{...teamVesting}
				yearLabels={Array.from({ length: years + 1 }, (_, year) => String(launchYear + year))}
			/>
			<How>
				A one-year <Term id="cliff">cliff</Term>, four years in all: {countText(total)} × {months.cliff} ÷ {months.all}{" "}
				= {countText(vestedAfter(months.cliff, { total, ...teamVesting }))} at once, then {countText(total)} ÷{" "}
				{months.all} = {countText(total / months.all)} a month.
			</How>
		</>
	);
}
