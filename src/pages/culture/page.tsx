import { cultureTabs } from "#src/content/culture/openings.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import { SectionOpening } from "#src/page-sections/section-opening.tsx";
import { usePageSection } from "#src/page-sections/use-page-section.ts";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import styles from "./page.module.css";
import { Ceremonies } from "./parts/ceremonies.tsx";
import { Learning } from "./parts/learning.tsx";
import { Mentorship } from "./parts/mentorship.tsx";

export const description = "Cultural learning in code, the Gardener programme, and the four seasonal ceremonies.";

const ids = ["learning", "mentorship", "ceremonies"] as const;
const contents = { learning: Learning, mentorship: Mentorship, ceremonies: Ceremonies };

/** How the community learns, teaches and celebrates. Specification 2.8. */
export default function CulturePage() {
	const { kanji, title, paths } = siteMapEntry("culture");
	const [selected, choose] = usePageSection<(typeof ids)[number]>(ids);
	return (
		<div className={styles.page}>
			<PageOpening kanji={kanji} title={title} introduction={description} />
			<Tabs
				label={title}
				selected={selected}
				onSelect={(id) => choose(id as (typeof ids)[number])}
				tabs={ids.map((id) => {
					const { label, ...opening } = cultureTabs[id];
					const Content = contents[id];
					return {
						id,
						label,
						content: (
							<>
								<SectionOpening path={`${paths[0]}#${id}`} {...opening} />
								<Content />
							</>
						),
					};
				})}
			/>
			<RelatedPages page="culture" />
		</div>
	);
}
