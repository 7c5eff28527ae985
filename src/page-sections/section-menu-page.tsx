import type { ReactNode } from "react";
import { announcer } from "#src/accessibility/announcer.ts";
import { focusHere } from "#src/navigation/focus-place.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import type { PageKey } from "#src/navigation/site-map-entry.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import { PatternBand } from "#src/ui/pattern-band.tsx";
import { SideMenu } from "#src/ui/side-menu.tsx";
import { CategoryNotFound } from "./category-not-found.tsx";
import { SectionBody } from "./section-body.tsx";
import styles from "./section-menu-page.module.css";
import { useFollowedSections } from "./use-followed-sections.ts";

/** `label` is shown in the menu, `title` (usually the same) above the section, `introduction` below the title. */
export interface MenuSection {
	id: string;
	label: string;
	title?: string;
	kanji: KanjiWord;
	introduction: string;
	content: ReactNode;
	/** Reachable by links only, not from the menu. */
	unlisted?: boolean;
}

export interface SectionMenuPageProps {
	page: PageKey;
	/** The default first. */
	sections: readonly [MenuSection, ...MenuSection[]];
	/** Shown below the menu. */
	foot?: ReactNode;
	/** Shown above whichever section is selected. */
	above?: ReactNode;
	/** The section to start with, if the caller requests one; one that the page does not have is reported as missing. */
	category?: string | null;
}

/**
 * A page of sections beside a menu of them: its title above the menu, each section with its own opening and a link to
 * copy. Selecting a section scrolls to the top of the content. So does a link from one section to another, and the
 * focus, which would be lost with the link, moves to that section's title. A link or an address that names something
 * within a section leads there. Specification 2.7, 2.10, 2.13 and 8 (unknown category)
 */
export function SectionMenuPage({ page, sections, foot, above, category = null }: SectionMenuPageProps) {
	const { title, tagline, paths } = siteMapEntry(page);
	const ids = sections.map(({ id }) => id) as [string, ...string[]];
	const { frame, selected, select, enter } = useFollowedSections(ids, focusTitle, category);
	return (
		<div ref={frame} className={styles.page}>
			<PatternBand />
			<SideMenu
				label={title}
				selected={selected}
				onSelect={select}
				onPressed={(label) => announcer.announce(`${label} section`)}
				head={
					<div className={styles.head}>
						<h1>{title}</h1>
						<p>{tagline}</p>
					</div>
				}
				foot={foot}
				above={above}
				missing={<CategoryNotFound onLeave={() => enter(ids[0])} />}
				items={sections.map((section, index) => ({
					...section,
					content: <SectionBody path={paths[0]} section={section} next={sections[index + 1]} />,
				}))}
			/>
		</div>
	);
}

/** Moves the focus to a section's title. */
function focusTitle(id: string): void {
	const title = document.getElementById(id)?.querySelector("h2");
	if (title) focusHere(title);
}
