import type { ReactNode } from "react";
import { Heading, type HeadingLevel } from "./heading.tsx";
import { Icon } from "./icon.tsx";
import type { IconName } from "./icon-names.ts";
import { Glyph, type KanjiWord, Reading } from "./kanji.tsx";
import { LIST } from "./list-role.ts";
import styles from "./pillar-grid.module.css";

/**
 * Icon, kanji, title and two or three lines. `subtitle` is shown before the lines, `note` (a thought) and `action` (a
 * link) after them; `tone` is the chart colour of the icon.
 */
export type Pillar = {
	title: string;
	kanji: KanjiWord;
	icon?: IconName;
	text: string;
	subtitle?: string;
	note?: string;
	action?: ReactNode;
	tone?: 1 | 2 | 3 | 4 | 5;
};

/** Six read best. `featured` is the index of the highlighted one. */
export type PillarGridProps = { pillars: readonly Pillar[]; level?: HeadingLevel; featured?: number };

/**
 * A shoji of three by two panes; a ruled list on small screens.
 * @example
 * <PillarGrid
 *   pillars={[{ title: "Server capsules", kanji: tsutsumu, icon: "package", text: "One sealed file." }]}
 * />
 */
export function PillarGrid({ pillars, level = 3, featured }: PillarGridProps) {
	return (
		<ul {...LIST} className={styles.grid}>
			{pillars.map(({ title, kanji, icon, text, subtitle, note, action, tone }, index) => (
				<li key={title} className={styles.pillar} data-featured={index === featured || undefined}>
					<span className={styles.icon}>{icon && <Icon name={icon} size={24} tone={tone} />}</span>
					<span className={styles.kanji}>
						<Glyph kanji={kanji.kanji} />
					</span>
					<div className={styles.words}>
						<Heading level={level} className={styles.title}>
							{title}
						</Heading>
						<Reading {...kanji} />
						{subtitle && <p className={styles.subtitle}>{subtitle}</p>}
						<p className={styles.text}>{text}</p>
						{note && <p className={styles.note}>{note}</p>}
						{action && <p className={styles.action}>{action}</p>}
					</div>
				</li>
			))}
		</ul>
	);
}
