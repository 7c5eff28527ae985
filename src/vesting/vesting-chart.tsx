import { Plot } from "#src/charts/plot.tsx";
import { countText } from "#src/figures/figure-text.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { MONTHS_PER_YEAR, type VestingTerms, vestedAfter } from "./vesting.ts";

/** `yearLabels` are shown under the chart, one for the start and each year: "2025". */
export interface VestingChartProps extends VestingTerms {
	title: string;
	yearLabels: readonly string[];
}

/**
 * Vesting as a line with a vertical step at the cliff; `VestingTable` has its figures.
 * @example <VestingChart title="Team vesting" total={2e8} years={4} cliffYears={2} yearLabels={labels} />
 */
export function VestingChart({ title, yearLabels, ...terms }: VestingChartProps) {
	const { total, years, cliffYears } = terms;
	const cliff = cliffYears * MONTHS_PER_YEAR;
	const end = years * MONTHS_PER_YEAR;
	const atCliff = vestedAfter(cliff, terms);
	return (
		<Plot
			title={title}
			summary={`Nothing for ${numberWord(cliff)} months, then ${countText(atCliff)} at once, and an equal part every month until all ${countText(total)} have vested after ${numberWord(years)} years.`}
			lines={[
				{
					look: "solid",
					points: [
						{ x: 0, y: 0 },
						{ x: cliff, y: 0 },
						{ x: cliff, y: atCliff },
						{ x: end, y: total },
					],
				},
			]}
			marks={[
				{ x: cliff, y: atCliff, figure: countText(atCliff), words: "at the cliff", side: "below", anchor: "start" },
				{ x: end, y: total, figure: countText(total), side: "above", anchor: "end" },
			]}
			columns={yearLabels.map((label, year) => ({ x: year * MONTHS_PER_YEAR, label }))}
		/>
	);
}
