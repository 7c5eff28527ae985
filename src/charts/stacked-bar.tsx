import styles from "./stacked-bar.module.css";

/** `parts` of one whole, in any unit, at most five: each takes the season's next chart colour. */
export interface StackedBarProps {
	parts: readonly number[];
}

/** Gap between two parts, in per cent of the width. */
const GAP = 0.6;

/** The chart colours of the parts, in order. */
const TONES = [2, 3, 5, 1, 4] as const;

/**
 * A whole in several parts with gaps between them. Hidden from screen readers: the parts are listed below it, each with
 * its `StackedMark`.
 * @example <StackedBar parts={[142, 89, 42, 14]} />
 */
export function StackedBar({ parts }: StackedBarProps) {
	const whole = parts.reduce((sum, part) => sum + part, 0);
	const width = (part: number) => (part / whole) * 100;
	return (
		<svg aria-hidden="true" width="100%" height="32" className={styles.bar}>
			{parts.map((part, index) => {
				const start = width(parts.slice(0, index).reduce((sum, one) => sum + one, 0));
				return (
					<rect
						key={TONES[index]}
						x={`${start.toFixed(2)}%`}
						width={`${Math.max(0.4, width(part) - (index < parts.length - 1 ? GAP : 0)).toFixed(2)}%`}
						height="32"
						rx="2"
						fill={`var(--chart-${TONES[index]})`}
					/>
				);
			})}
		</svg>
	);
}

/** The colour of a part, shown before its name. @example <dt><StackedMark part={0} /> Emerging Seedling</dt> */
export function StackedMark({ part }: { part: number }) {
	return (
		<svg aria-hidden="true" width="8" height="8" className={styles.mark}>
			<rect width="8" height="8" rx="2" fill={`var(--chart-${TONES[part]})`} />
		</svg>
	);
}
