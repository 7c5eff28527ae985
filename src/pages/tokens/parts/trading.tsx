import { ChainReader } from "#src/chain-reader/chain-reader.tsx";
import { seedsMarket } from "#src/content/facts/seeds.ts";
import { tokenAddressPlaceholder, tradingFeatures, tradingSafety } from "#src/content/tokens/trading.ts";
import { centsText, dollarText, roundDollarText } from "#src/figures/dollar-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { Callout } from "#src/ui/callout.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { WalletDoctor } from "#src/wallet-doctor/wallet-doctor.tsx";
import { priceYesterday } from "../derived-figures.ts";
import { Part } from "./part.tsx";
import { Points } from "./points.tsx";
import sections from "./sections.module.css";
import styles from "./trading.module.css";
import { VenueTable } from "./venue-table.tsx";

const { price, change24h, volume24h, liquidity, tradingFee } = seedsMarket;
const example = 1_000;

/** Specification 2.10 and 9: the market, three venues, what trading involves, and how to avoid fraud. */
export function Trading() {
	return (
		<>
			<StatRow>
				<Stat
					figure={dollarText(price)}
					label="Price"
					context={`${dollarText(priceYesterday)} a day before: +${change24h}%`}
				/>
				<Stat figure={roundDollarText(volume24h)} label="24 h volume, about" context="Three venues together" />
				<Stat figure={roundDollarText(liquidity)} label="Liquidity, about" context="Two pools together" />
				<Stat
					figure={String(tradingFee)}
					unit="%"
					label="Trading fee"
					context={`${centsText((example * tradingFee) / 100)} on ${dollarText(example)}`}
				/>
			</StatRow>
			<Part
				id="venues"
				title="Where Seeds are traded"
				text={
					<>
						A <Term id="dex">DEX</Term> swaps against a pool of its own, an <Term id="aggregator">aggregator</Term>{" "}
						looks for the best of several. How much can change hands before the price moves is its{" "}
						<Term id="liquidity">liquidity.</Term>
					</>
				}
			>
				<VenueTable />
			</Part>
			<Part id="trading-features" title="What to expect">
				<Points
					points={tradingFeatures.map(({ icon, ...feature }) => ({ ...feature, mark: <Icon name={icon} size={20} /> }))}
				/>
			</Part>
			<Part id="trading-safety" title="Safety: before you buy">
				<Callout tone="danger" title="Check the address">
					<p>
						Only trust the official token address. This preview publishes none, so nothing you are offered now is a
						Seed.
					</p>
					<p className={styles.address}>
						<span>Official token address</span> <code>{tokenAddressPlaceholder}</code>
					</p>
					<ul className={styles.rules}>
						{tradingSafety.map((rule) => (
							<li key={rule}>{rule}</li>
						))}
					</ul>
				</Callout>
			</Part>
			<Part id="wallet-doctor" title="Wallet doctor">
				<WalletDoctor />
			</Part>
			<div className={sections.calculator}>
				<ChainReader />
			</div>
		</>
	);
}
