import type { ReactNode } from "react";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import styles from "./part.module.css";

/** `id` is unique in the page; `text` is the introduction. */
export interface PartProps {
	id: string;
	title: string;
	text?: ReactNode;
	children: ReactNode;
}

/** One part of a section, under its own heading. */
export function Part({ id, title, text, children }: PartProps) {
	return (
		<section aria-labelledby={id} className={styles.part}>
			<SectionHeading level={3} id={id} title={title} />
			{text && <p className={styles.text}>{text}</p>}
			{children}
		</section>
	);
}

/** Two parts side by side if there is room. */
export function PartPair({ children }: { children: ReactNode }) {
	return <div className={styles.pair}>{children}</div>;
}

/** Running text. */
export function Prose({ children }: { children: ReactNode }) {
	return <div className={styles.prose}>{children}</div>;
}

/** How an adjacent figure is calculated. */
export function How({ children }: { children: ReactNode }) {
	return <p className={styles.how}>{children}</p>;
}
