import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { Plot } from "#src/charts/plot.tsx";
import { countText } from "#src/figures/figure-text.ts";
import { numberWord } from "#src/figures/number-word.ts";
import type { Column } from "#src/ui/table.tsx";
import { type VestingStep, type VestingTerms, vestedAfter, vestingSteps } from "./vesting.ts";

/** `token` is its whole name; `yearLabels` stand under the chart, one for the start and each year: "2025". */
export interface VestingChartProps extends VestingTerms {
	title: string;
	token: string;
	yearLabels: readonly string[];
}

const MONTHS = 12;

/**
 * Vesting as a line that is upright at the cliff, with its figures as a table.
 * @example <VestingChart title="Team vesting" token="CHERRY" total={2e8} years={4} cliffYears={2} yearLabels={labels} />
 */
export function VestingChart({ title, token, yearLabels, ...terms }: VestingChartProps) {
	const { total, years, cliffYears } = terms;
	const cliff = cliffYears * MONTHS;
	const end = years * MONTHS;
	const atCliff = vestedAfter(cliff, terms);
	const columns: Column<VestingStep>[] = [
		{ head: "After months", cell: ({ month }) => month },
		{ head: token, cell: ({ vested }) => countText(vested), numeric: true },
	];
	return (
		<>
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
				columns={yearLabels.map((label, year) => ({ x: year * MONTHS, label }))}
			/>
			<DataDisclosure
				caption={title}
				columns={columns}
				rows={vestingSteps(terms)}
				rowKey={({ month }) => String(month)}
			/>
		</>
	);
}
