import { seedsMarket, seedsSupply } from "#src/content/facts/seeds.ts";
import { dollarText, roundDollarText } from "#src/figures/dollar-text.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { feesOfTheDay } from "../derived-figures.ts";
import { MarketCap } from "./market-cap.tsx";

const { price, volume24h, initialPrice, allTimeHigh, launch, standard, tradingFee } = seedsMarket;

/** The stated figures of the token, those that are computed with their sums. Specification 9 (Token hub). */
export function TokenMetrics() {
	return (
		<StatRow dense>
			<Stat figure={countText(seedsSupply)} label="Total and maximum supply" context="Fixed: none will be added" />
			<Stat figure={countText(seedsSupply)} label="Circulating" context="All of the mint" />
			<MarketCap />
			<Stat
				figure={roundDollarText(volume24h)}
				label="24 h volume, about"
				context={`${tradingFee}% of it in fees: ${dollarText(feesOfTheDay)}`}
			/>
			<Stat figure={dollarText(initialPrice)} label="Initial price" context="At the launch" />
			<Stat
				figure={dollarText(allTimeHigh)}
				label="All-time high"
				context={`Now ${percentText(allTimeHigh - price, allTimeHigh)} below it: (${dollarText(allTimeHigh)} − ${dollarText(price)}) ÷ ${dollarText(allTimeHigh)}`}
			/>
			<Stat figure={launch} label="Launch" />
			<Stat figure={standard.replace(" token on", ",")} label="Standard" context={standard} />
		</StatRow>
	);
}
