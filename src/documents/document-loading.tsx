import styles from "./document-states.module.css";

/** Seen only when the wait is perceptible. */
export function DocumentLoading({ title }: { title: string }) {
	return (
		<div className={styles.loading} role="status" aria-busy="true">
			<svg viewBox="0 0 48 48" width="40" height="40" aria-hidden="true">
				<circle cx="24" cy="24" r="20" pathLength="72" />
			</svg>
			<p>Loading {title}…</p>
		</div>
	);
}
