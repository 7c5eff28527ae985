import { Icon } from "#src/ui/icon.tsx";
import styles from "./document-error.module.css";

/** Shown when the reader's own code fails to load or to render; a document that fails becomes a placeholder instead. */
export function DocumentError({ onRetry }: { onRetry: () => void }) {
	return (
		<div className={styles.error} role="alert">
			<Icon name="triangle-exclamation-point" size={32} />
			<h2>Error Loading Document</h2>
			<p>
				The reader could not show this document. Your connection may have dropped while a part of it was on its way.
			</p>
			<button type="button" onClick={onRetry}>
				Try again
			</button>
		</div>
	);
}
