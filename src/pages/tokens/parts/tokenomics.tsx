import { Donut } from "#src/charts/donut.tsx";
import { seedsDistribution, seedsEconomics, seedsSupply } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { Still } from "../still-page.ts";
import { Part, PartPair, Prose } from "./part.tsx";
import { TeamVesting } from "./team-vesting.tsx";

const { lowestApy, highestApy, treasuryGrowth } = seedsEconomics;

const notes: Record<(typeof seedsDistribution)[number]["id"], string> = {
	community: "earned through culture, code and mentorship",
	staking: `paid daily, ${lowestApy}–${highestApy}% a year`,
	treasury: `governed by proposals, growing ${treasuryGrowth}% a year`,
	team: "four-year vesting, one-year cliff",
};

/** Specification 2.10: distribution of the supply, metrics of the token, sustainable economics. */
export function Tokenomics() {
	return (
		<>
			<Donut
				title="Distribution of Cherry Seeds"
				unit="Cherry Seeds"
				centre={{
					kanji: siteMapEntry("tokens").kanji.kanji,
					figure: countText(seedsSupply),
					words: "Seeds, fixed for good",
				}}
				parts={seedsDistribution.map(({ id, name, percent, amount }) => ({
					key: id,
					name,
					percent,
					figure: countText(amount),
					note: notes[id],
				}))}
			/>
			<Part id="token-metrics" title="Token metrics">
				<Still>{({ TokenMetrics }) => <TokenMetrics />}</Still>
			</Part>
			<PartPair>
				<Part id="price-since-launch" title="Price since launch">
					<Still>{({ PriceSinceLaunch }) => <PriceSinceLaunch />}</Still>
				</Part>
				<Part id="team-vesting" title="Team vesting">
					<TeamVesting />
				</Part>
			</PartPair>
			<Part id="economics" title="Sustainable economics">
				<Still>{({ Economics }) => <Economics />}</Still>
			</Part>
			<Part id="reading-supply" title="How to read the supply">
				<Prose>
					<p>
						<Term id="circulating-supply">Circulating</Term> equals total, and yet the team’s share is still vesting.
						Both hold: all Seeds were made at once and lie in accounts that anyone can look up.{" "}
						<Term id="vesting">Vesting</Term> is a promise about one of those accounts, not about the mint.
					</p>
					<p>
						In the same way the supply is called fixed while a part of the fees is <Term id="burn">burned.</Term> Fixed
						means that nothing is ever added. What burns is gone, so the number can only shrink, and it does so slowly.
					</p>
				</Prose>
			</Part>
		</>
	);
}
