import { useId } from "react";
import styles from "./progress-bar.module.css";

/** `value` from 0 to 1. */
export type ProgressBarProps = { label: string; value: number };

/**
 * A thin bar with its label beneath.
 * @example <ProgressBar label="Transitioning to Autumn" value={0.5} />
 */
export function ProgressBar({ label, value }: ProgressBarProps) {
	const id = useId();
	return (
		<div className={styles.progress}>
			<progress id={id} value={value} className={styles.bar} />
			<label htmlFor={id} className={styles.label}>
				{label}
			</label>
		</div>
	);
}
