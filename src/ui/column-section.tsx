import { type ReactNode, useId } from "react";
import styles from "./column-section.module.css";
import type { KanjiWord } from "./kanji.tsx";
import { SectionHeading } from "./section-heading.tsx";

/** `more` is a link to further content. */
export type ColumnSectionProps = {
	kanji: KanjiWord;
	title: string;
	text: ReactNode;
	more?: ReactNode;
	children: ReactNode;
};

/**
 * A section as wide as the page: its title in a column of its own, if there is room, and the rest beside it.
 * @example <ColumnSection kanji={michi} title="Guides" text="Seven of them.">…</ColumnSection>
 */
export function ColumnSection({ kanji, title, text, more, children }: ColumnSectionProps) {
	const id = useId();
	return (
		<section aria-labelledby={id} className={styles.section}>
			<div className={styles.heading}>
				<SectionHeading kanji={kanji} title={title} id={id} stacked />
				<p>{text}</p>
				{more}
			</div>
			<div className={styles.content}>{children}</div>
		</section>
	);
}
