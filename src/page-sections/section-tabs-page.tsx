import { siteMapEntry } from "#src/navigation/match-path.ts";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { PatternBand } from "#src/ui/pattern-band.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { CategoryNotFound } from "./category-not-found.tsx";
import { SectionBody } from "./section-body.tsx";
import type { MenuSection } from "./section-menu-page.tsx";
import styles from "./section-tabs-page.module.css";
import { useFollowedSections } from "./use-followed-sections.ts";

export interface SectionTabsPageProps {
	page: PageKey;
	/** The page's purpose, shown under its title. */
	introduction: string;
	/** One per tab, the default first. */
	sections: readonly [MenuSection, ...MenuSection[]];
	/** The section to start with, if the caller requests one; one that the page does not have is reported as missing. */
	category?: string | null;
}

/**
 * A page of sections behind tabs, each with its own opening and a link to copy. Selecting a section scrolls to the top
 * of the content. So does a link from one section to another, and the focus, which would be lost with the link, moves
 * to that tab. A link or an address that names something within a section leads there. Specification 2.12, 2.13 and 8
 * (unknown category)
 */
export function SectionTabsPage({ page, introduction, sections, category = null }: SectionTabsPageProps) {
	const { kanji, title, paths } = siteMapEntry(page);
	const ids = sections.map(({ id }) => id) as [string, ...string[]];
	const { frame, selected, select, enter } = useFollowedSections(ids, focusTab, category);
	return (
		<div ref={frame} className={styles.page}>
			<PatternBand />
			<PageOpening kanji={kanji} title={title} introduction={introduction} />
			<Tabs
				label={title}
				selected={selected}
				onSelect={select}
				tabs={sections.map((section, index) => ({
					...section,
					content: <SectionBody path={paths[0]} section={section} next={sections[index + 1]} />,
				}))}
			/>
			{!ids.includes(selected) && <CategoryNotFound onLeave={() => enter(ids[0])} />}
			<RelatedPages page={page} />
		</div>
	);
}

/** Moves the focus to a section's tab. */
const focusTab = (id: string) => document.getElementById(`${id}-tab`)?.focus({ preventScroll: true });
