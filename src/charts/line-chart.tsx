import { countText } from "#src/figures/figure-text.ts";
import { Drawing } from "#src/ui/drawing.tsx";
import { Legend } from "./legend.tsx";
import styles from "./line-chart.module.css";
import { axisTicks, linePath, linePoints, markedStretches } from "./scale.ts";

/** `endLabel` names the last point: "420 earned"; `label` names the line above the chart, if there are two. */
export type LineSeries = { values: readonly number[]; endLabel: string; look: "solid" | "dotted"; label?: string };

/**
 * `title` and `summary` describe the chart in words; without a summary, the text beside it describes it. `steps` are
 * the labels under it, one per value; `marked` highlights some of them.
 */
export type LineChartProps = {
	title: string;
	summary?: string;
	steps: readonly string[];
	series: readonly LineSeries[];
	marked?: readonly boolean[];
};

/** Distance of the end label above its point, out of the way of a rising line. */
const ABOVE = "-0.9em";

/**
 * Lines over equal steps, without smoothing, each labelled at its end. Text keeps its size at any width: shapes are
 * drawn in a stretched box, text beside it is positioned by percentages.
 * @example <LineChart title="Seeds" summary="From 120 to 420." steps={["N", "D"]} series={[{ values: [120, 420], endLabel: "420 earned", look: "solid" }]} />
 */
export function LineChart({ title, summary, steps, series, marked = [] }: LineChartProps) {
	const ticks = axisTicks(Math.max(1, ...series.flatMap(({ values }) => values)), 3);
	const top = ticks.at(-1) as number;
	const lines = series.map((line) => ({ ...line, points: linePoints(line.values, top) }));
	const columns = linePoints(
		steps.map(() => 0),
		top,
	);
	return (
		<div className={styles.frame}>
			{series.some(({ label }) => label) && <Legend lines={series} />}
			<Drawing says={summary ? `${title}. ${summary}` : title} className={styles.plot} width="100%" height="100%">
				<svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
					{markedStretches(marked).map(({ x, width }) => (
						<rect key={x} x={x} width={width} height="100" className={styles.marked} />
					))}
					<path d={ticks.map((tick) => `M0 ${100 - (tick / top) * 100}H100`).join("")} className={styles.grid} />
					{lines.map(({ look, points }) =>
						look === "solid" ? (
							<path key={look} d={`${linePath(points)}L100 100L0 100Z`} className={styles.area} />
						) : null,
					)}
					{lines.map(({ look, endLabel, points }) => (
						<path key={endLabel} d={linePath(points)} className={`${styles.line} ${styles[look]}`} />
					))}
				</svg>
				{ticks.map((tick) => (
					<text key={tick} x="0" y={`${100 - (tick / top) * 100}%`} dx="-0.9em" dy="0.35em" className={styles.value}>
						{countText(tick)}
					</text>
				))}
				{columns.map(({ x }, index) => (
					<text
						// biome-ignore lint/suspicious/noArrayIndexKey: letters repeat, their positions do not
						key={index}
						x={`${x}%`}
						y="100%"
						dy="2em"
						className={`${styles.step} ${marked[index] ? styles.current : ""}`}
					>
						{steps[index]}
					</text>
				))}
				{lines.map(({ look, endLabel, points }) => {
					const end = points.at(-1);
					if (!end) return null;
					return (
						<g key={endLabel}>
							{look === "solid" && <circle cx={`${end.x}%`} cy={`${end.y}%`} r="4.5" className={styles.end} />}
							<text
								x="100%"
								y={`${end.y}%`}
								dx="-0.6em"
								dy={ABOVE}
								className={`${styles.endLabel} ${look === "solid" ? styles.strong : ""}`}
							>
								{endLabel}
							</text>
						</g>
					);
				})}
			</Drawing>
		</div>
	);
}
