import { featureCards } from "#src/content/home.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { FEATURED_MS, useRotation } from "#src/rotation/use-rotation.ts";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";

const cards = featureCards.map(({ page, description, philosophy, color, ...card }) => {
	const { paths, title } = siteMapEntry(page);
	return {
		...card,
		text: description,
		note: philosophy,
		tone: color,
		action: <PageLink to={paths[0]}>{title}</PageLink>,
	};
});

/** What visitors can do here; the cards are highlighted in turn. Specification 3 (Feature card) and 4.3. */
export function Features() {
	const { index, rest } = useRotation(cards.length, FEATURED_MS);
	return (
		<div {...rest}>
			<PillarGrid pillars={cards} featured={index} />
		</div>
	);
}
