import { Bar } from "#src/charts/bar.tsx";
import { seedsMarket } from "#src/content/facts/seeds.ts";
import { tradingVenues } from "#src/content/tokens/venues.ts";
import { dollarText } from "#src/figures/dollar-text.ts";
import { percentText } from "#src/figures/figure-text.ts";
import { Kanji } from "#src/ui/kanji.tsx";
import { PreviewButton } from "#src/ui/preview-button.tsx";
import { Table } from "#src/ui/table.tsx";
import { How } from "./part.tsx";
import styles from "./trading.module.css";

const { volume24h, liquidity } = seedsMarket;
const [{ name: first, volume: firstVolume }] = tradingVenues;
const sumText = (amounts: readonly number[]) => amounts.map((amount) => dollarText(amount)).join(" + ");

/** The venues with their pairs and figures, which add up to the day's volume and the liquidity. */
export function VenueTable() {
	return (
		<>
			<Table
				caption="Three venues, last 24 hours"
				columns={[
					{
						head: "Venue",
						cell: ({ name, kanji }) => (
							<span className={styles.venue}>
								<Kanji {...kanji} />
								{name}
							</span>
						),
					},
					{ head: "Type", cell: ({ type }) => type },
					{ head: "Pair", cell: ({ pair }) => pair },
					{
						head: "Volume",
						cell: ({ volume }) => (
							<span className={styles.share}>
								<span>
									{dollarText(volume)} · {percentText(volume, volume24h)}
								</span>
								<Bar value={Math.round((volume / volume24h) * 1e3) / 10} />
							</span>
						),
					},
					{ head: "Liquidity", cell: (venue) => dollarText(venue.liquidity), numeric: true },
					{
						head: "Trade",
						cell: ({ name }) => <PreviewButton>{`Trade on ${name}`}</PreviewButton>,
						numeric: true,
					},
				]}
				rows={tradingVenues}
				rowKey={({ id }) => id}
			/>
			<dl className={styles.notes}>
				{tradingVenues.map(({ id, name, note }) => (
					<div key={id}>
						<dt>{name}.</dt> <dd>{note}</dd>
					</div>
				))}
			</dl>
			<How>
				Volume: {sumText(tradingVenues.map(({ volume }) => volume))} = {dollarText(volume24h)}, of which {first} has{" "}
				{dollarText(firstVolume)} ÷ {dollarText(volume24h)} = {percentText(firstVolume, volume24h)}. Liquidity:{" "}
				{sumText(tradingVenues.map((venue) => venue.liquidity))} = {dollarText(liquidity)}.
			</How>
		</>
	);
}
