import type { ReactNode } from "react";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import styles from "./section-part.module.css";

/** The parts of a section, stacked with space between them. */
export function SectionParts({ children }: { children: ReactNode }) {
	return <div className={styles.parts}>{children}</div>;
}

export interface SectionPartProps {
	title: string;
	kanji?: KanjiWord;
	/** A sentence or two under the title. */
	introduction?: string;
	children: ReactNode;
}

/** A part of a section with a title of its own, one level below the section's. */
export function SectionPart({ introduction, children, ...heading }: SectionPartProps) {
	return (
		<div>
			<SectionHeading level={3} {...heading} />
			{introduction && <p className={styles.introduction}>{introduction}</p>}
			{children}
		</div>
	);
}
