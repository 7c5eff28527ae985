import { linePath, linePoints } from "./scale.ts";
import styles from "./spark.module.css";

/** Minimum height, so that constant values lie at the bottom instead of causing a division by zero. */
const LEAST = 1e-9;

/**
 * A word-sized line over equal steps, from its lowest to its highest value. Hidden from screen readers: its figures are
 * shown beside it.
 * @example <Spark values={[0.8, 0.82, 0.85]} />
 */
export function Spark({ values }: { values: readonly number[] }) {
	const low = Math.min(...values);
	const points = linePoints(
		values.map((value) => value - low),
		Math.max(...values) - low || LEAST,
	);
	return (
		<svg aria-hidden="true" width="100%" height="32" className={styles.spark}>
			<svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
				<path d={linePath(points)} className={styles.line} />
			</svg>
			<circle cx="100%" cy={`${points.at(-1)?.y}%`} r="4" className={styles.end} />
		</svg>
	);
}
