import type { ReactNode } from "react";
import sprite from "#src/generated/icons.svg?url";
import { Heading, type HeadingLevel } from "./heading.tsx";
import styles from "./state.module.css";

/** What went wrong, in words for visitors, and the button that tries again; `page` if it replaces a whole page. */
export type ErrorStateProps = {
	/** Includes an icon before the words if a mark is needed. */
	title: ReactNode;
	children: ReactNode;
	level?: HeadingLevel;
	page?: boolean;
	action?: ReactNode;
};

/**
 * The square window, 迷いの窓: something needs attention. An alert, because an error boundary no longer has an announcer.
 * @example
 * <ErrorState title="Something went wrong" action={<Button look="primary">Retry</Button>}>Please refresh.</ErrorState>
 */
export function ErrorState({ title, children, page = false, level = page ? 1 : 2, action }: ErrorStateProps) {
	return (
		<div role="alert" className={`${styles.state} ${page ? `${styles.centred} ${styles.page}` : ""}`}>
			<svg viewBox="-59 -59 118 118" aria-hidden="true" className={styles.window}>
				<path d="M-58.5-58.5h117v117h-117Z" />
				<path d="M-51-51H51V51H-51Z" className={styles.pane} />
				<path d="M0-51V51M-51-17H51M-51 17H51" />
				<use href={`${sprite}#petal`} transform="translate(12 42) rotate(50) scale(17)" className={styles.petal} />
			</svg>
			<Heading level={level} className={styles.title}>
				{title}
			</Heading>
			<p className={styles.text}>{children}</p>
			{action && <div className={styles.action}>{action}</div>}
		</div>
	);
}
