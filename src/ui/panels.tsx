import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import styles from "./panels.module.css";

/** Panels joined into one, with hairlines between them. */
export function Panels({ children }: { children: ReactNode }) {
	return <div className={styles.panels}>{children}</div>;
}

/** `figure` is the panel's large figure, `change` its change. */
export interface TitledPanelProps {
	title: string;
	figure?: string;
	change?: string;
	/** What the large figure counts. */
	label?: ReactNode;
	level?: HeadingLevel;
	children: ReactNode;
}

export function TitledPanel({ title, figure, change, label, level = 3, children }: TitledPanelProps) {
	return (
		<div className={styles.panel}>
			<Heading level={level} className={styles.title}>
				{title}
			</Heading>
			{figure && (
				<p className={styles.head}>
					<span className={styles.figure}>{figure}</span> {change && <span className={styles.change}>{change}</span>}
				</p>
			)}
			{label && <p className={styles.label}>{label}</p>}
			{children}
		</div>
	);
}
