import { ringPoints } from "./scale.ts";
import styles from "./seat-ring.module.css";

/** `seats` from 1 to 24; `tone` is one of the season's chart colours. */
export interface SeatRingProps {
	seats: number;
	tone: 1 | 2 | 3 | 4;
}

/**
 * One dot per seat, in a circle. Hidden from screen readers: the number of seats is shown beside it.
 * @example <><SeatRing seats={7} tone={1} /> 7 members</>
 */
export function SeatRing({ seats, tone }: SeatRingProps) {
	return (
		<svg aria-hidden="true" viewBox="-50 -50 100 100" className={styles.ring} fill={`var(--chart-${tone})`}>
			<circle r="38" className={styles.line} />
			{ringPoints(seats, 38).map(({ x, y }) => (
				<circle key={`${x} ${y}`} cx={x} cy={y} r="6" className={styles.seat} />
			))}
		</svg>
	);
}
