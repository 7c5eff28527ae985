import { Heading, type HeadingLevel } from "./heading.tsx";
import { Glyph, type KanjiWord, Reading } from "./kanji.tsx";
import styles from "./section-heading.module.css";

/** `stacked` places the kanji above the title. */
export type SectionHeadingProps = {
	title: string;
	kanji?: KanjiWord;
	level?: HeadingLevel;
	id?: string;
	stacked?: boolean;
};

/**
 * The title of a section with its kanji, reading and meaning, which are not part of the heading's name.
 * @example <SectionHeading kanji={{ kanji: "根", reading: "ne", meaning: "root" }} title="Staking tiers" />
 */
export function SectionHeading({ title, kanji, level = 2, id, stacked = false }: SectionHeadingProps) {
	return (
		<div className={`${styles.heading} ${stacked ? styles.stacked : ""}`}>
			<div className={styles.pair}>
				{kanji && (
					<span className={styles.kanji}>
						<Glyph kanji={kanji.kanji} />
					</span>
				)}
				<Heading level={level} className={styles.title} id={id}>
					{title}
				</Heading>
			</div>
			{kanji && (
				<span className={styles.reading}>
					<Reading {...kanji} />
				</span>
			)}
		</div>
	);
}
