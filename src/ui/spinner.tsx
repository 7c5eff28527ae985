import styles from "./spinner.module.css";

/** `what` is loading: "Cherry Token Hub", "Server Capsules". */
export type SpinnerProps = { what: string };

/**
 * A rotating ring with its text, visible only if the wait is perceptible: the style sheet shows it after 150 ms.
 * @example <Spinner what="Server Capsules" /> // Loading Server Capsules...
 */
export function Spinner({ what }: SpinnerProps) {
	return (
		<div className={styles.spinner} role="status" aria-busy="true">
			<svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
				<circle cx="24" cy="24" r="20" pathLength="72" />
			</svg>
			<p>Loading {what}...</p>
		</div>
	);
}
