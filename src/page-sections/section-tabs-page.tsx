import { type MouseEvent, useRef } from "react";
import { flushSync } from "react-dom";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import { followedSection } from "./followed-section.ts";
import type { MenuSection } from "./section-menu-page.tsx";
import { SectionOpening } from "./section-opening.tsx";
import styles from "./section-tabs-page.module.css";
import { usePageSection } from "./use-page-section.ts";

export interface SectionTabsPageProps {
	page: PageKey;
	/** What the page is for, under its title. */
	introduction: string;
	/** One a tab, the default first. */
	sections: readonly [MenuSection, ...MenuSection[]];
}

/**
 * A page of sections behind tabs, each with its own opening and a link to copy. Choosing scrolls to the top of the content;
 * so does a link in one section that leads to another, and the focus, which would be lost with the link, goes to that tab.
 * Specification 2.12
 */
export function SectionTabsPage({ page, introduction, sections }: SectionTabsPageProps) {
	const frame = useRef<HTMLDivElement>(null);
	const { isReducedMotion } = useAccessibilityState();
	const ids = sections.map(({ id }) => id) as [string, ...string[]];
	const [selected, choose] = usePageSection(ids);
	const { kanji, title, paths } = siteMapEntry(page);
	const select = (id: string) => {
		choose(id);
		frame.current?.scrollIntoView({ behavior: isReducedMotion ? "instant" : "smooth" });
	};
	const follow = ({ target, defaultPrevented }: MouseEvent) => {
		const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
		const id = followedSection(link, location.pathname, ids);
		if (id === null) return;
		flushSync(() => select(id));
		document.getElementById(`${id}-tab`)?.focus({ preventScroll: true });
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links in it, with the mouse or with Enter
		// biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked as well
		<div ref={frame} className={styles.page} onClick={follow}>
			<PageOpening kanji={kanji} title={title} introduction={introduction} />
			<Tabs
				label={title}
				selected={selected}
				onSelect={select}
				tabs={sections.map(({ id, label, title: long = label, kanji: word, introduction, content }) => ({
					id,
					label,
					content: (
						<>
							<SectionOpening path={`${paths[0]}#${id}`} kanji={word} title={long} introduction={introduction} />
							{content}
						</>
					),
				}))}
			/>
			<RelatedPages page={page} />
		</div>
	);
}
