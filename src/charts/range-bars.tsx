import type { ReactNode } from "react";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./range-bars.module.css";
import { axisTicks, rangeShape } from "./scale.ts";

/**
 * `mark` is a kanji; `range` is the start and end, both from 0; `text` describes the row; `figure` is the range in
 * words.
 */
export interface RangeRow {
	key: string;
	mark: ReactNode;
	title: string;
	range: readonly [number, number];
	figure: string;
	text: ReactNode;
	/** Further content, under the text. */
	details?: ReactNode;
}

/** `unit` is shown at the axis, above the bars: "months". */
export interface RangeBarsProps {
	rows: readonly RangeRow[];
	unit: string;
}

/**
 * Ranges on one axis, as a list, each with its figure as text. A bar is pale up to the start of the range, and full
 * from there to its end.
 * @example <RangeBars unit="months" rows={[{ key: "technical", mark, title: "Technical", range: [3, 6], figure: "3–6 months", text }]} />
 */
export function RangeBars({ rows, unit }: RangeBarsProps) {
	const ticks = axisTicks(Math.max(...rows.map(({ range }) => range[1])), 5);
	const top = ticks.at(-1) as number;
	return (
		<div>
			<p aria-hidden="true" className={styles.unit}>
				{unit}
			</p>
			<svg aria-hidden="true" width="100%" height="28" className={styles.axis}>
				{ticks.map((tick) => (
					<text
						key={tick}
						x={`${(tick / top) * 100}%`}
						y="12"
						textAnchor={tick === 0 ? "start" : tick === top ? "end" : "middle"}
					>
						{tick}
						{tick === top && <tspan> {unit}</tspan>}
					</text>
				))}
				{ticks.map((tick) => (
					<line key={tick} x1={`${(tick / top) * 100}%`} x2={`${(tick / top) * 100}%`} y1="20" y2="28" />
				))}
			</svg>
			<ul {...LIST}>
				{rows.map(({ key, mark, title, range, figure, text, details }) => {
					const { start, length } = rangeShape(range, top);
					return (
						<li key={key} className={styles.row}>
							<svg aria-hidden="true" width="100%" height="8" className={styles.bar}>
								<rect width={`${start}%`} y="3" height="2" className={styles.before} />
								<rect x={`${start}%`} width={`${length}%`} height="8" rx="2" className={styles.range} />
							</svg>
							<p className={styles.head}>
								<span className={styles.mark}>{mark}</span>
								<strong className={styles.title}>{title}</strong>
								<span className={styles.figure}>{figure}</span>
							</p>
							<p className={styles.text}>{text}</p>
							{details}
						</li>
					);
				})}
			</ul>
		</div>
	);
}
