import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { Plot } from "#src/charts/plot.tsx";
import { seedsMarket } from "#src/content/facts/seeds.ts";
import { pricesSinceLaunch } from "#src/content/tokens/prices.ts";
import { dollarText } from "#src/figures/dollar-text.ts";
import { How } from "./part.tsx";

const { initialPrice, allTimeHigh, price, launch } = seedsMarket;
const points = pricesSinceLaunch.map((y, x) => ({ x, y }));
const last = points.length - 1;
const peak = pricesSinceLaunch.indexOf(allTimeHigh);
const times = Math.round((price / initialPrice) * 10) / 10;

/** The price of a Seed since the launch: three stated points and a sample between them. */
export function PriceSinceLaunch() {
	return (
		<>
			<Plot
				title="Price of a Cherry Seed since its launch"
				summary={`From ${dollarText(initialPrice)} in ${launch} to ${dollarText(price)} now, with a high of ${dollarText(allTimeHigh)}.`}
				lines={[{ points, look: "solid" }]}
				marks={[
					{ x: 0, y: initialPrice, figure: dollarText(initialPrice), words: "initial", side: "below", anchor: "start" },
					{
						x: peak,
						y: allTimeHigh,
						figure: dollarText(allTimeHigh),
						words: "all-time high",
						side: "above",
						anchor: "middle",
					},
					{ x: last, y: price, figure: dollarText(price), words: "now", side: "below", anchor: "end" },
				]}
				columns={[
					{ x: 0, label: launch },
					{ x: last, label: "now" },
				]}
				ticks={[0, 0.25, 0.5, 0.75, 1]}
				format={(tick) => `$${tick.toFixed(2)}`}
			/>
			<How>
				{dollarText(price)} ÷ {dollarText(initialPrice)} = {times} times the initial price.
			</How>
			<DataDisclosure
				caption="Price of a Seed, at equal distances"
				columns={[
					{ head: "Point", cell: ({ x }) => `${x + 1} of ${points.length}` },
					{ head: "US dollars", cell: ({ y }) => y.toFixed(3), numeric: true },
				]}
				rows={points}
				rowKey={({ x }) => String(x)}
			/>
		</>
	);
}
