import { seedsEconomics, seedsMarket } from "#src/content/facts/seeds.ts";
import { centsText, dollarText } from "#src/figures/dollar-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { feesOfTheDay, seedsOf } from "../derived-figures.ts";
import { How } from "./part.tsx";

const { burnOfFees, lowestApy, highestApy, treasuryGrowth } = seedsEconomics;
const treasury = seedsOf("treasury");
const burned = (feesOfTheDay * burnOfFees) / 100;

/** What keeps the token in balance, and the underlying calculations. Specification 9 (Token hub). */
export function Economics() {
	return (
		<>
			<StatRow>
				<Stat
					figure={String(burnOfFees)}
					unit="%"
					label="of fees are burned"
					context="Taken from what traders pay, never from holders."
				/>
				<Stat
					figure={`${lowestApy}–${highestApy}`}
					unit="%"
					label="staking APY"
					context="From Seedling to Sakura, by amount and lock."
				/>
				<Stat
					figure={`+${treasuryGrowth}`}
					unit="%"
					label="treasury growth a year"
					context="Spent by vote, and published to the last Seed."
				/>
			</StatRow>
			<How>
				A day of fees is {dollarText(seedsMarket.volume24h)} × {seedsMarket.tradingFee}% = {dollarText(feesOfTheDay)},
				and the burn takes {burnOfFees}% of that, {centsText(burned)}. Staking rewards come out of the{" "}
				{countText(seedsOf("staking"))} Seeds set aside for them, not out of new ones. At its pace the treasury’s{" "}
				{countText(treasury)} Seeds grow to {countText(treasury * (1 + treasuryGrowth / 100))} in a year, from
				penalties, fees and its own stake: {countText(treasury)} × {1 + treasuryGrowth / 100}.
			</How>
		</>
	);
}
