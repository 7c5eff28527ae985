import styles from "./bar.module.css";

/** `value` in per cent, 0 to 100; `strong` marks the one that matters now. */
export type BarProps = { value: number; strong?: boolean };

/**
 * A bar of 6 px without a track. Hidden from screen readers: its figure is shown beside it.
 * @example <><Bar value={71} /> 71 %</>
 */
export function Bar({ value, strong = true }: BarProps) {
	return (
		<svg aria-hidden="true" width="100%" height="6" className={styles.bar}>
			<rect width={`${value}%`} height="6" rx="2" className={strong ? styles.strong : styles.quiet} />
		</svg>
	);
}
