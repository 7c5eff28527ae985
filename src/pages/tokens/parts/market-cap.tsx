import { seedsMarket, seedsSupply } from "#src/content/facts/seeds.ts";
import { dollarText } from "#src/figures/dollar-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Stat } from "#src/ui/stat.tsx";
import { marketCap } from "../derived-figures.ts";

const { price, marketCapStated } = seedsMarket;

/** The market cap as stated, with the sum that gives it. */
export function MarketCap() {
	return (
		<Stat
			figure={marketCapStated}
			label="Market cap"
			context={`${dollarText(price)} × ${countText(seedsSupply)} = ${dollarText(marketCap)}`}
		/>
	);
}
