import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Glyph, type KanjiWord, Reading } from "./kanji.tsx";
import styles from "./page-opening.module.css";

/** `level` 2 opens a section of a page; `action` (a button to copy its link) is shown beside the title. */
export type PageOpeningProps = {
	kanji: KanjiWord;
	title: string;
	introduction: string;
	level?: HeadingLevel;
	action?: ReactNode;
};

/**
 * The opening of a page, or of a section that fills one: its kanji, its title, and what it is about.
 * @example
 * <PageOpening
 *   kanji={{ kanji: "里", reading: "sato", meaning: "home village" }}
 *   title="Home"
 *   introduction="A garden."
 * />
 */
export function PageOpening({ kanji, title, introduction, level = 1, action }: PageOpeningProps) {
	return (
		<div className={styles.opening}>
			<p className={styles.kanji}>
				<Glyph kanji={kanji.kanji} />
				<Reading {...kanji} />
			</p>
			<div className={action ? `${styles.title} ${styles.acted}` : styles.title}>
				<Heading level={level}>{title}</Heading>
				{action}
			</div>
			<p className={styles.introduction}>{introduction}</p>
		</div>
	);
}
