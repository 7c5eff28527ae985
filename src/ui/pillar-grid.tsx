import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Glyph, type KanjiWord, Reading } from "./kanji.tsx";
import { LIST } from "./list-role.ts";
import styles from "./pillar-grid.module.css";

/** Icon, kanji, title and two or three lines. */
export type Pillar = { title: string; kanji: KanjiWord; icon: ReactNode; text: string };

/** Six read best. */
export type PillarGridProps = { pillars: readonly Pillar[]; level?: HeadingLevel };

/**
 * A shoji of three by two panes; a ruled list on small screens.
 * @example <PillarGrid pillars={[{ title: "Server capsules", kanji: tsutsumu, icon: <Icon name="package" />, text: "One sealed file." }]} />
 */
export function PillarGrid({ pillars, level = 3 }: PillarGridProps) {
	return (
		<ul {...LIST} className={styles.grid}>
			{pillars.map(({ title, kanji, icon, text }) => (
				<li key={title} className={styles.pillar}>
					<span aria-hidden="true" className={styles.icon}>
						{icon}
					</span>
					<span className={styles.kanji}>
						<Glyph kanji={kanji.kanji} />
					</span>
					<div className={styles.words}>
						<Heading level={level} className={styles.title}>
							{title}
						</Heading>
						<Reading {...kanji} />
						<p className={styles.text}>{text}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
