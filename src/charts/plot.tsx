import { compactText } from "#src/figures/figure-text.ts";
import { Drawing } from "#src/ui/drawing.tsx";
import { Legend } from "./legend.tsx";
import styles from "./line-chart.module.css";
import { axisTicks, linePath } from "./scale.ts";

export type PlotPoint = { x: number; y: number };

/**
 * Two points with the same `x` make a vertical step. The `solid` line has a tinted area below it; at most one line of
 * each look. `label` names the line above the chart, if there are two.
 */
export type PlotLine = { points: readonly PlotPoint[]; look: "solid" | "dotted"; label?: string };

/**
 * A point with a label, "93,750" and "at the one-year cliff"; without a figure it is only a dot. `side` is the position
 * of the label, `anchor` its text anchor.
 */
export type PlotMark = PlotPoint & {
	figure?: string;
	words?: string;
	side?: "above" | "below";
	anchor?: "start" | "middle" | "end";
};

/**
 * `title` and `summary` describe the chart in words. `columns` are the labels under it, at any position from 0 to the
 * largest `x`, with the first and last inside the axis. `ticks` are the values of the grid lines, from 0 to the upper
 * edge; by default they are round and cover all values. `format` writes them like the figures beside the chart.
 */
export type PlotProps = {
	title: string;
	summary: string;
	lines: readonly PlotLine[];
	marks?: readonly PlotMark[];
	columns: readonly { x: number; label: string }[];
	ticks?: readonly number[];
	format?: (tick: number) => string;
};

const AWAY = { above: "-0.9em", below: "1.6em" };
/** Keeps labels below a point clear of a vertical step. */
const ASIDE = { start: "0.75em", middle: "0", end: "-0.75em" };

/** Labels between the first and the last are hidden if there is little room, those close to the next one first. */
function columnClass(columns: PlotProps["columns"], index: number, right: number): string | undefined {
	const [column, next] = [columns[index], columns[index + 1]];
	if (!column || !next || index === 0) return;
	return next.x - column.x < right / 5 ? `${styles.between} ${styles.crowded}` : styles.between;
}

/**
 * Lines through points at any distance from each other, straight or in steps, with labels at the points that matter.
 * For values at equal steps, use `LineChart`.
 * @example <Plot title="Vesting" summary="Nothing for a year, then…" lines={[{ points, look: "solid" }]} columns={[{ x: 0, label: "2025" }]} />
 */
export function Plot({ title, summary, lines, marks = [], columns, ticks: wished, format = compactText }: PlotProps) {
	const points = lines.flatMap((line) => line.points);
	const right = Math.max(...points.map(({ x }) => x)) || 1;
	const ticks = wished ?? axisTicks(Math.max(...points.map(({ y }) => y)) || 1, 3);
	const top = ticks.at(-1) || 1;
	const across = (x: number) => Math.round((x / right) * 1e4) / 100;
	const down = (y: number) => Math.round((1 - y / top) * 1e4) / 100;
	const drawn = lines.map(({ points, look }) => ({
		look,
		points: points.map(({ x, y }) => ({ x: across(x), y: down(y) })),
	}));
	return (
		<div className={styles.frame}>
			{lines.some(({ label }) => label) && <Legend lines={lines} />}
			<Drawing says={`${title}. ${summary}`} className={styles.plot} width="100%" height="100%">
				<svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%">
					<path d={ticks.map((tick) => `M0 ${down(tick)}H100`).join("")} className={styles.grid} />
					{drawn.map(({ look, points }) =>
						look === "solid" ? (
							<path key={look} d={`${linePath(points)}V100H${points[0]?.x}Z`} className={styles.area} />
						) : null,
					)}
					{drawn.map(({ look, points }) => (
						<path key={look} d={linePath(points)} className={`${styles.line} ${styles[look]}`} />
					))}
				</svg>
				{ticks.map((tick) => (
					<text key={tick} x="0" y={`${down(tick)}%`} dx="-0.9em" dy="0.35em" className={styles.value}>
						{format(tick)}
					</text>
				))}
				{columns.map(({ x, label }, index) => (
					<text
						key={x}
						className={columnClass(columns, index, right)}
						x={`${across(x)}%`}
						y="100%"
						dy="2em"
						textAnchor={x === 0 ? "start" : x === right ? "end" : "middle"}
					>
						{label}
					</text>
				))}
				{marks.map(({ x, y, figure, words, side = "above", anchor = "middle" }) => (
					<g key={`${x} ${y}`}>
						<circle cx={`${across(x)}%`} cy={`${down(y)}%`} r="4.5" className={styles.end} />
						{figure && (
							<text
								x={`${across(x)}%`}
								y={`${down(y)}%`}
								dx={side === "below" ? ASIDE[anchor] : 0}
								dy={AWAY[side]}
								textAnchor={anchor}
								className={styles.mark}
							>
								<tspan className={styles.figure}>{figure}</tspan>
								{words && <tspan className={styles.words}> {words}</tspan>}
							</text>
						)}
					</g>
				))}
			</Drawing>
		</div>
	);
}
