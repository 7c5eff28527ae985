import { tickAt } from "./scale.ts";
import styles from "./tick-progress.module.css";

/** `now` is the progress, 0 to 1; without it nothing has started. */
export type TickProgressProps = { now?: number | undefined };

const TICKS = 17;

/** Share of a tick's slot that is painted; the rest is the gap. */
const INK = 0.84;

/**
 * Progress as ticks: past ones coloured, the current one a larger mark in the seal's red. Hidden from screen readers:
 * the date and the day are shown beside it as text.
 * @example <TickProgress now={42 / 89} />
 */
export function TickProgress({ now }: TickProgressProps) {
	const current = now === undefined ? -1 : tickAt(now, TICKS);
	const place = 100 / TICKS;
	return (
		<svg aria-hidden="true" width="100%" height="22" className={styles.ticks}>
			{Array.from({ length: TICKS }, (_, index) => {
				const isNow = index === current;
				const x = index * place + (place * (1 - INK)) / 2;
				return (
					<rect
						key={x}
						x={`${x.toFixed(3)}%`}
						y={isNow ? 0 : 14}
						width={`${(place * INK).toFixed(3)}%`}
						height={isNow ? 22 : 8}
						rx="2"
						className={isNow ? styles.now : index < current ? styles.past : styles.ahead}
					/>
				);
			})}
		</svg>
	);
}
