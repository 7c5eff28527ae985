import { LineChart } from "#src/charts/line-chart.tsx";

export function LineChartSample() {
	return (
		<LineChart
			title="Cherries in bloom"
			summary="In six days from 2 trees to 100; last year from none to 76."
			steps={["M", "T", "W", "T", "F", "S"]}
			series={[
				{ values: [2, 9, 31, 64, 92, 100], endLabel: "100 this year", look: "solid" },
				{ values: [0, 4, 12, 30, 55, 76], endLabel: "76 last year", look: "dotted" },
			]}
		/>
	);
}
