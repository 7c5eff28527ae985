import styles from "./tally.module.css";
import { tallyPath } from "./tally-path.ts";

/**
 * `count` things in `rows`, the first `filled` of them in colour (by default all). A `pair` is drawn as two touching
 * dots, a `tick` as a stroke.
 */
export interface TallyProps {
	count: number;
	filled?: number;
	rows: number;
	look: "dot" | "pair" | "tick";
}

const ROW_HEIGHT = { dot: 6, pair: 9, tick: 16 };
/** Distance between two marks in a row. */
const PITCH = { dot: 6, pair: 14, tick: 3 };

/**
 * One mark per thing. Hidden from screen readers: the count is shown beside it.
 * @example <><Tally count={287} filled={156} rows={7} look="dot" /> 156 of 287</>
 */
export function Tally({ count, filled = count, rows, look }: TallyProps) {
	const [pitch, rowHeight] = [PITCH[look], ROW_HEIGHT[look]];
	const width = Math.ceil(count / rows) * pitch;
	const path = (from: number, to: number) => tallyPath(from, to, { rows, pitch, rowHeight });
	return (
		<svg aria-hidden="true" viewBox={`0 0 ${width} ${rows * rowHeight}`} width="100%" className={styles[look]}>
			{filled < count && <path d={path(filled, count)} className={styles.rest} />}
			<path d={path(0, filled)} className={styles.filled} />
		</svg>
	);
}
