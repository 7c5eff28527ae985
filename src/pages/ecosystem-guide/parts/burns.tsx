import { metrics } from "#src/content/demo/metrics.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Table } from "#src/ui/table.tsx";
import { type QuarterlyBurn, quarterlyBurns } from "../burns.ts";
import styles from "./words.module.css";

const { totalSupply, circulatingSupply, stakingRate, burnRate } = metrics.tokenEconomics;
const year = quarterlyBurns(circulatingSupply, burnRate, 4);
const left = year.at(-1)?.after ?? circulatingSupply;
const staked = (circulatingSupply * stakingRate) / 100;

/** The circulating supply, and a year of quarterly burns at the sample rate. Specification 9, Ecosystem guide */
export function Burns() {
	return (
		<SectionPart
			title="Quarterly burns"
			introduction={`Four times a year a part of what circulates is burned: sent where nobody has the key. The sample rate is ${burnRate}% a quarter.`}
		>
			<div className={styles.rows}>
				<FigureRows
					rows={[
						{
							label: "In circulation",
							how: `${countText(circulatingSupply)} ÷ ${countText(totalSupply)} = ${percentText(circulatingSupply, totalSupply)} of all`,
							figure: countText(circulatingSupply),
						},
						{
							label: "Of that, staked",
							how: `${countText(circulatingSupply)} × ${stakingRate}%`,
							figure: countText(staked),
						},
					]}
				/>
			</div>
			<div className={styles.apart}>
				<Table<QuarterlyBurn>
					caption="A year of CHERRY burns, if nothing new is released"
					columns={[
						{ head: "When", cell: ({ quarter }) => `Quarter ${quarter}` },
						{ head: "In circulation", numeric: true, cell: ({ before }) => countText(before) },
						{ head: "Burned", numeric: true, cell: ({ burned }) => countText(burned) },
						{ head: "Left", numeric: true, cell: ({ after }) => countText(after) },
					]}
					rows={year}
					rowKey={({ quarter }) => String(quarter)}
				/>
			</div>
			<p className={styles.how}>
				Each burn is the quarter’s circulation × {burnRate}%, rounded down. After a year{" "}
				{countText(circulatingSupply - left)} are gone, a little less than four times the first burn, because each is a
				share of a smaller number.
			</p>
		</SectionPart>
	);
}
