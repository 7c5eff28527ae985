import type { ReactNode } from "react";
import { type GuideCardId, guideCards } from "#src/content/ecosystem-guide/cards.ts";
import { guideSections } from "#src/content/ecosystem-guide/sections.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { Card } from "#src/ui/card.tsx";
import { Heading, type HeadingLevel } from "#src/ui/heading.tsx";
import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./cards.module.css";
import { sectionPath } from "./section-path.ts";

/** A section in a sentence and three figures. Outside that section (`featured`) it shows its kanji and links there. */
export function GuideCard({ id, featured = false }: { id: GuideCardId; featured?: boolean }) {
	const { title, text, figures } = guideCards[id];
	return (
		<Card as="article">
			<div className={styles.card}>
				<CardWords title={title} level={featured ? 4 : 3} kanji={featured ? guideSections[id].kanji.kanji : undefined}>
					<p className={styles.text}>{text}</p>
				</CardWords>
				<dl className={styles.figures}>
					{figures.map(({ figure, label }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd>{figure}</dd>
						</div>
					))}
				</dl>
				{featured && (
					<PageLink to={sectionPath(id)} className={styles.link}>
						Read on: {guideSections[id].label}
					</PageLink>
				)}
			</div>
		</Card>
	);
}

export interface CardWordsProps {
	title: string;
	level: HeadingLevel;
	/** On the right, unless the section's opening with its reading is above it. */
	kanji?: string | undefined;
	children: ReactNode;
}

export function CardWords({ title, level, kanji, children }: CardWordsProps) {
	return (
		<>
			<div>
				<Heading level={level} className={styles.title}>
					{title}
				</Heading>
				{children}
			</div>
			{kanji && (
				<span className={styles.kanji}>
					<Glyph kanji={kanji} />
				</span>
			)}
		</>
	);
}
