import { LineChart } from "#src/charts/line-chart.tsx";

const series = [
	{ values: [2, 9, 31, 64, 92, 100], endLabel: "100 this year", look: "solid" },
	{ values: [0, 2, 6, 15, 27, 38], endLabel: "38 last year", look: "dotted" },
] as const;

export function LineChartSample() {
	return (
		<LineChart
			title="Cherries in bloom"
			summary="In six days from 2 trees to 100; last year from none to 38."
			steps={["M", "T", "W", "T", "F", "S"]}
			series={series}
		/>
	);
}
