import { seedsMarket, teamVesting } from "#src/content/facts/seeds.ts";
import { VestingChart } from "#src/vesting/vesting-chart.tsx";
import { teamSeeds } from "../derived-figures.ts";

const launchYear = Number(seedsMarket.launch.slice(-4));

/** The team's and advisors' Seeds as a line. Specification 9 (distribution). */
export function TeamVestingChart() {
	return (
		<VestingChart
			title="Vesting of team and advisors"
			token="Cherry Seeds"
			total={teamSeeds}
			{...teamVesting}
			yearLabels={Array.from({ length: teamVesting.years + 1 }, (_, year) => String(launchYear + year))}
		/>
	);
}
