import { stakeTiers } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Table } from "#src/ui/table.tsx";
import { dailyYield, yearlyYield } from "../derived-figures.ts";
import { How } from "./part.tsx";

const [lowest] = stakeTiers;

/** Each tier's yield with and without compounding. */
export function YieldTable() {
	return (
		<>
			<Table
				caption="The same rewards, kept or paid out"
				columns={[
					{ head: "Tier", cell: ({ name }) => name },
					{ head: "A day", cell: ({ apy }) => `${dailyYield(apy).toFixed(4)}%`, numeric: true },
					{ head: "APR, paid out", cell: ({ apy }) => `${yearlyYield(apy).toFixed(2)}%`, numeric: true },
					{ head: "APY, auto-compounded", cell: ({ apy }) => `${apy}%`, numeric: true },
				]}
				rows={stakeTiers}
				rowKey={({ id }) => id}
			/>
			<How>
				A day pays (1 + APY)
				{/* As in `Power`, which comes with the calculators, after the page. */}
				<span className="visually-hidden"> to the power of </span>
				<sup>1/365</sup> − 1; the APR is 365 such days added up. {lowest.minimum} Seeds in the {lowest.name} tier end
				the year as {countText(lowest.minimum * (1 + lowest.apy / 100))} with auto-compound, and as{" "}
				{countText(lowest.minimum * (1 + yearlyYield(lowest.apy) / 100))} without.
			</How>
		</>
	);
}
