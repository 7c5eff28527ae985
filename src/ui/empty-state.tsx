import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import styles from "./state.module.css";

/** What is missing, when it will be there, and at most one action. */
export type EmptyStateProps = { title: string; children: ReactNode; level?: HeadingLevel; action?: ReactNode };

/**
 * The round window: nothing here, and all is well.
 * @example <EmptyState title="No ceremonies yet">The next ceremony will appear here when it is announced.</EmptyState>
 */
export function EmptyState({ title, children, level = 3, action }: EmptyStateProps) {
	return (
		<div className={`${styles.state} ${styles.centred}`}>
			<svg viewBox="-59 -59 118 118" aria-hidden="true" className={styles.window}>
				<circle r="58.5" />
				<circle r="51" className={styles.pane} />
				<path d="M-40 31Q0 19 40 32M0 25V12" strokeWidth="1.5" />
				<path d="M0 14C-2 4-7 2-12 4c0 7 5 11 12 10ZM0 13C1 5 5 0 11 1c1 7-3 12-11 12Z" className={styles.leaf} />
			</svg>
			<Heading level={level} className={styles.title}>
				{title}
			</Heading>
			<p className={styles.text}>{children}</p>
			{action && <div className={styles.action}>{action}</div>}
		</div>
	);
}
