import type { ReactNode } from "react";
import { type GuideCardId, guideCards } from "#src/content/ecosystem-guide/cards.ts";
import { guideSections } from "#src/content/ecosystem-guide/sections.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Card } from "#src/ui/card.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./cards.module.css";
import { CardWords, GuideCard } from "./guide-card.tsx";
import { sectionPath } from "./section-path.ts";

/** A section of the guide: its main card, its content, and two related cards as links. Specification 2.9 */
export function SectionFrame({ id, children }: { id: GuideCardId; children: ReactNode }) {
	return (
		<SectionParts>
			<GuideCard id={id} />
			{children}
			<SectionPart title="Related">
				<ul {...LIST} className={styles.related}>
					{guideCards[id].related.map((other) => (
						<li key={other}>
							<RelatedCard id={other} />
						</li>
					))}
				</ul>
			</SectionPart>
		</SectionParts>
	);
}

function RelatedCard({ id }: { id: GuideCardId }) {
	const { title, figures } = guideCards[id];
	const { label, kanji } = guideSections[id];
	const [first] = figures;
	return (
		<PageLink to={sectionPath(id)}>
			<Card>
				<div className={styles.card}>
					<CardWords title={label} level={4} kanji={kanji.kanji}>
						<p className={styles.text}>{title}</p>
						<p className={styles.first}>
							<strong>{first.figure}</strong>
							{` ${first.label}`}
						</p>
					</CardWords>
				</div>
			</Card>
		</PageLink>
	);
}
