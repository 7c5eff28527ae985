import type { ReactNode } from "react";
import styles from "./figure-rows.module.css";
import { Sum } from "./sum.tsx";

/**
 * `how` says how a computed figure was derived: "2,847 − 1,200"; `mark` is shown before the label, `chart` (a bar)
 * under both, hidden from screen readers.
 */
export interface FigureRow {
	label: string;
	figure: string;
	how?: string;
	mark?: ReactNode;
	chart?: ReactNode;
}

/** Rows of a name and a figure, separated by hairlines. */
export function FigureRows({ rows }: { rows: readonly FigureRow[] }) {
	return (
		<dl className={styles.rows}>
			{rows.map(({ label, figure, how, mark, chart }) => (
				<div key={label} className={styles.row}>
					<dt>
						{mark}
						{label}
						{how && (
							<span className={styles.how}>
								{" "}
								<Sum>{how}</Sum>
							</span>
						)}
					</dt>
					<dd className={styles.figure}>{figure}</dd>
					{chart && (
						<dd aria-hidden="true" className={styles.chart}>
							{chart}
						</dd>
					)}
				</div>
			))}
		</dl>
	);
}
