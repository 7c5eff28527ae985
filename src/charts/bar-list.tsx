import type { ReactNode } from "react";
import { LIST } from "#src/ui/list-role.ts";
import { Bar } from "./bar.tsx";
import styles from "./bar-list.module.css";

/**
 * `mark` (a kanji with its own accessible name) precedes the bar; `percent` is from 0 to 100; `note` says what it is a
 * share of.
 */
export type BarListRow = { key: string; mark: ReactNode; percent: number; note: string; current?: boolean };

/**
 * Shares as a list of bars, each with its figure as text.
 * @example <BarList rows={[{ key: "spring", mark: <Kanji … />, percent: 82, note: "9 of 11" }]} />
 */
export function BarList({ rows }: { rows: readonly BarListRow[] }) {
	return (
		<ul {...LIST} className={styles.list}>
			{rows.map(({ key, mark, percent, note, current = false }) => (
				<li key={key} aria-current={current || undefined} className={`${styles.row} ${current ? styles.current : ""}`}>
					<span className={styles.mark}>{mark}</span>
					<Bar value={percent} strong={current} />
					<span className={styles.figure}>{percent}%</span>
					<span className={styles.note}>{note}</span>
				</li>
			))}
		</ul>
	);
}
