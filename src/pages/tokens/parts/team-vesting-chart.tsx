import { seedsMarket, teamVesting } from "#src/content/facts/seeds.ts";
import { VestingChart } from "#src/vesting/vesting-chart.tsx";
import { VestingTable } from "#src/vesting/vesting-table.tsx";
import { teamSeeds } from "../derived-figures.ts";

const launchYear = Number(seedsMarket.launch.slice(-4));

const terms = { title: "Vesting of team and advisors", total: teamSeeds, ...teamVesting };

/** The team's and advisors' Seeds as a line. Specification 9 (distribution). */
export function TeamVestingChart() {
	return (
		<VestingChart
			{...terms}
			yearLabels={Array.from({ length: teamVesting.years + 1 }, (_, year) => String(launchYear + year))}
		/>
	);
}

/** Its figures, month by month. */
export const TeamVestingTable = () => <VestingTable {...terms} token="Cherry Seeds" />;
