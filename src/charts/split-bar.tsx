import styles from "./split-bar.module.css";

/** The first part's share, 0 to 100; the other is the rest. */
export type SplitBarProps = { percent: number };

/** Gap between the parts, in per cent of the width. */
const GAP = 0.8;

/**
 * A whole in two parts with a gap between them. Hidden from screen readers: the parts are listed below it as text, each
 * with a `SplitMark`.
 * @example <SplitBar percent={42.1} />
 */
export function SplitBar({ percent }: SplitBarProps) {
	return (
		<svg aria-hidden="true" width="100%" height="8" className={styles.bar}>
			<rect width={`${percent - GAP / 2}%`} height="8" rx="2" className={styles.first} />
			<rect
				x={`${percent + GAP / 2}%`}
				width={`${100 - percent - GAP / 2}%`}
				height="8"
				rx="2"
				className={styles.rest}
			/>
		</svg>
	);
}

/** The colour of a part, shown before its name. @example <dt><SplitMark part="first" /> Staked</dt> */
export function SplitMark({ part }: { part: "first" | "rest" }) {
	return (
		<svg aria-hidden="true" width="8" height="8" className={styles.mark}>
			<rect width="8" height="8" rx="2" className={styles[part]} />
		</svg>
	);
}
