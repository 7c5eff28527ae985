import { Spark } from "#src/charts/spark.tsx";
import { seedsMarket } from "#src/content/facts/seeds.ts";
import { pricesOfTheDay } from "#src/content/tokens/prices.ts";
import { dollarText } from "#src/figures/dollar-text.ts";
import { Icon } from "#src/ui/icon.tsx";
import { priceYesterday } from "../derived-figures.ts";
import styles from "./price-foot.module.css";

/** The price of a Seed, under the menu and so beside every section; it says that the figures are a sample. */
export function PriceFoot() {
	return (
		<section aria-label="Price of a Cherry Seed" className={styles.price}>
			<p className={styles.label}>Price of a Seed</p>
			<p className={styles.figure}>{dollarText(seedsMarket.price)}</p>
			<p className={styles.change}>
				<Icon name="trending-up" size={16} /> +{seedsMarket.change24h}% in 24 h
			</p>
			<Spark values={pricesOfTheDay} />
			<p className={styles.note}>From {dollarText(priceYesterday)} a day before. Sample data</p>
		</section>
	);
}
