import type { ReactNode } from "react";
import {
	cherryDistribution,
	cherryStakingApy,
	cherrySupply,
	cherryTeamVesting,
	ecosystemStated,
} from "#src/content/facts/ecosystem.ts";
import { seedsDistribution, seedsEconomics, seedsMarket, seedsSupply, teamVesting } from "#src/content/facts/seeds.ts";
import { countText, millionsText } from "#src/figures/figure-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Table } from "#src/ui/table.tsx";

interface Row {
	what: string;
	seeds: ReactNode;
	cherry: ReactNode;
}

const shares = (distribution: readonly { name: string; percent: number }[]) =>
	distribution.map(({ name, percent }) => `${percent}% ${name.toLowerCase()}`).join(", ");
const years = ({ years, cliffYears }: { years: number; cliffYears: number }) =>
	`${years} years, with a ${cliffYears}-year cliff`;

const rows: readonly Row[] = [
	{
		what: "What it is for",
		seeds: "The community: earned by contributing, staked, voted with",
		cherry: "The ecosystem as a whole: infrastructure, services, business",
	},
	{
		what: "Supply",
		seeds: `${countText(seedsSupply)}, fixed, all in circulation`,
		cherry: `${millionsText(cherrySupply.totalSupply)}, of which ${millionsText(cherrySupply.circulatingSupply)} circulate`,
	},
	{ what: "Distribution", seeds: shares(seedsDistribution), cherry: shares(cherryDistribution) },
	{
		what: "Market",
		seeds: `${seedsMarket.marketCapStated} market cap, at $${seedsMarket.price} a Seed`,
		cherry: `${ecosystemStated.market}, the size of the whole market, not of the token`,
	},
	{
		what: "Staking",
		seeds: `${seedsEconomics.lowestApy}–${seedsEconomics.highestApy}% APY, in three tiers`,
		cherry: `${cherryStakingApy.join("–")}% APY`,
	},
	{ what: "Burned", seeds: `${seedsEconomics.burnOfFees}% of fees`, cherry: "Every quarter" },
	{ what: "Team’s share vests over", seeds: years(teamVesting), cherry: years(cherryTeamVesting) },
	{
		what: "Read on",
		seeds: <PageLink to="/tokens">Cherry Token Hub</PageLink>,
		cherry: <PageLink to="/guides/ecosystem">Ecosystem Guide</PageLink>,
	},
];

/** The two tokens side by side, so that they are not confused. Specification 9. */
export function TwoTokens() {
	return (
		<div>
			<Table
				caption="Two tokens, told apart"
				columns={[
					{ head: "In brief", cell: ({ what }) => what },
					{ head: "Cherry Seeds", cell: ({ seeds }) => seeds },
					{ head: "CHERRY", cell: ({ cherry }) => cherry },
				]}
				rows={rows}
				rowKey={({ what }) => what}
				stacks
			/>
			<FinePrint>Sample data: supply, shares, market and yields of both tokens.</FinePrint>
		</div>
	);
}
