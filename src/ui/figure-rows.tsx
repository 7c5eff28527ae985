import type { ReactNode } from "react";
import styles from "./figure-rows.module.css";
import { Sum } from "./sum.tsx";

/**
 * `how` says where a figure comes from that was computed here: "2,847 − 1,200"; `mark` stands before the label, `chart`
 * (a bar) under both, unseen by those who hear the figure.
 */
export interface FigureRow {
	label: string;
	figure: string;
	how?: string;
	mark?: ReactNode;
	chart?: ReactNode;
}

/** Hairline rows of a name and a figure. */
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
