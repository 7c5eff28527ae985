import { Donut } from "#src/charts/donut.tsx";
import { seedsDistribution, seedsEconomics, seedsMarket, seedsSupply } from "#src/content/facts/seeds.ts";
import { dollarText, roundDollarText } from "#src/figures/dollar-text.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { feesOfTheDay, marketCap } from "../derived-figures.ts";
import { Still } from "../still-page.ts";
import { Part, PartPair, Prose } from "./part.tsx";
import { TeamVesting } from "./team-vesting.tsx";

const { price, volume24h, initialPrice, allTimeHigh, launch, standard, marketCapStated, tradingFee } = seedsMarket;
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
				<StatRow dense>
					<Stat figure={countText(seedsSupply)} label="Total and maximum supply" context="Fixed: none will be added" />
					<Stat figure={countText(seedsSupply)} label="Circulating" context="All of the mint" />
					<Stat
						figure={marketCapStated}
						label="Market cap"
						context={`${dollarText(price)} × ${countText(seedsSupply)} = ${dollarText(marketCap)}`}
					/>
					<Stat
						figure={roundDollarText(volume24h)}
						label="24 h volume, about"
						context={`${tradingFee}% of it in fees: ${dollarText(feesOfTheDay)}`}
					/>
					<Stat figure={dollarText(initialPrice)} label="Initial price" context="At the launch" />
					<Stat
						figure={dollarText(allTimeHigh)}
						label="All-time high"
						context={`Now ${percentText(allTimeHigh - price, allTimeHigh)} below it`}
					/>
					<Stat figure={launch} label="Launch" />
					<Stat figure={standard.replace(" token on", ",")} label="Standard" context={standard} />
				</StatRow>
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
