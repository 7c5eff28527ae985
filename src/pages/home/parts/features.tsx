import { featureCards } from "#src/content/home-still.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
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

/** What visitors can do here. Specification 3 (Feature card) */
export function Features() {
	return <PillarGrid pillars={cards} />;
}
