import { type MouseEvent, type ReactNode, useRef } from "react";
import { flushSync } from "react-dom";
import { useAccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import { libraryTabs } from "#src/content/library/openings.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import type { PagePart } from "#src/navigation/page-module.ts";
import { RelatedPages } from "#src/navigation/related-pages.tsx";
import { fragment } from "#src/navigation/scroll-memory.ts";
import { followedSection } from "#src/page-sections/followed-section.ts";
import { placeWithin, reach } from "#src/page-sections/place-within.ts";
import { SectionOpening } from "#src/page-sections/section-opening.tsx";
import { usePageSection } from "#src/page-sections/use-page-section.ts";
import { usePlaceWithin } from "#src/page-sections/use-place-within.ts";
import { wasServedStill } from "#src/still/still.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { Tabs } from "#src/ui/tabs.tsx";
import styles from "./page.module.css";
import { Components } from "./parts/components.tsx";
import { Effects } from "./parts/effects.tsx";
import { Examples } from "./parts/examples.tsx";
import { Hooks } from "./parts/hooks.tsx";
import { LIBRARY, StillPart, stillParts } from "./parts/still-part.tsx";
import { Theming } from "./parts/theming.tsx";

export const description =
	"The component library: 15+ components, six effects, six hooks and four themes, with live examples.";

type TabId = keyof typeof libraryTabs;

const ids = Object.keys(libraryTabs) as [TabId, ...TabId[]];

const contents: Record<TabId, () => ReactNode> = {
	overview: () => <StillPart>{({ Overview }) => <Overview />}</StillPart>,
	components: () => <Components />,
	effects: () => <Effects />,
	hooks: () => <Hooks />,
	theming: () => <Theming />,
	examples: () => <Examples />,
};

export const parts = (): readonly PagePart[] =>
	wasServedStill(LIBRARY)
		? []
		: [{ source: "src/pages/sakura-showcase/still-parts.tsx", module: stillParts, still: true }];

/** What the site is made of: its components, effects, hooks and themes, each as it runs. Specification 2.12. */
export default function SakuraShowcasePage() {
	const { kanji, title, paths } = siteMapEntry("sakura-showcase");
	const frame = useRef<HTMLDivElement>(null);
	const [selected, choose] = usePageSection<TabId>(ids);
	const { isReducedMotion } = useAccessibilityState();
	const behavior = isReducedMotion ? "instant" : "smooth";
	usePlaceWithin(ids, selected, choose);

	const select = (id: string) => {
		choose(id as TabId);
		frame.current?.scrollIntoView({ behavior });
	};
	// A link to an entry, or to a tab, leads there also when the address names it already.
	const follow = ({ target, defaultPrevented }: MouseEvent) => {
		const link = defaultPrevented && target instanceof Element ? target.closest("a") : null;
		const here = fragment();
		const place = followedSection(link, location.pathname, [here]) === null ? null : placeWithin(here, ids);
		if (!place) return;
		flushSync(() => choose(place.section));
		reach(place.element, behavior);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links in it, with the mouse or with Enter
		// biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by key is clicked as well
		<div ref={frame} className={styles.page} onClick={follow}>
			<PageOpening kanji={kanji} title={title} introduction={description} />
			<Tabs
				label={title}
				selected={selected}
				onSelect={select}
				tabs={ids.map((id) => {
					const { label, ...opening } = libraryTabs[id];
					return {
						id,
						label,
						content: (
							<>
								<SectionOpening path={`${paths[0]}#${id}`} {...opening} />
								{contents[id]()}
							</>
						),
					};
				})}
			/>
			<RelatedPages page="sakura-showcase" />
		</div>
	);
}
