import { libraryCounts } from "#src/content/facts/library.ts";
import { componentCategories, components } from "#src/content/library/components.ts";
import { effects } from "#src/content/library/effects.ts";
import type { LibraryEntry } from "#src/content/library/entry.ts";
import { hooks } from "#src/content/library/hooks.ts";
import { partRules } from "#src/content/library/openings.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { url } from "#src/navigation/url.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { Prose } from "#src/ui/prose.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import layout from "./columns.module.css";
import styles from "./overview.module.css";

const path = "/sakura-showcase";

/** The number of parts, all of them by name, how they are built, and how to use one. Specification 2.12 and 9. */
export function LibraryOverview() {
	return (
		<SectionParts>
			<StatRow>
				<Stat figure={libraryCounts.components} label="Components" context={`${components.length} shown here`} />
				<Stat figure={String(libraryCounts.effects)} label="Effects" context="Five in one engine, one in CSS" />
				<Stat figure={String(libraryCounts.hooks)} label="Hooks" context="Each with what it answers now" />
				<Stat figure={String(libraryCounts.themes)} label="Themes" context="By day and by night" />
			</StatRow>
			<SectionPart title="On the shelves">
				<div className={layout.columns}>
					{componentCategories.map((category) => (
						<Shelf
							key={category}
							title={category}
							entries={components.filter((entry) => entry.category === category)}
						/>
					))}
					<Shelf title="Effects" entries={effects} />
					<Shelf title="Hooks" entries={hooks} />
				</div>
			</SectionPart>
			<SectionPart title="How a part is made">
				<Steps steps={partRules} />
			</SectionPart>
			<SectionPart title="How to take one">
				<Prose>
					<p>
						The library is the site’s source, so nothing here can be out of date: the code you read is the file that
						runs beside it. It is no package. Take a part’s file with its style sheet and the files it imports, and the
						tokens from <PageLink to={`${path}#theming`}>Theming</PageLink>; the licence is MIT;{" "}
						<a href={url("/third-party-licences.txt")}>those of its packages</a> are in one file. Icons come from{" "}
						<code>src/generated/icons.svg</code>, which <code>npm run build</code> draws. The bundler has to know CSS
						modules, <code>?url</code> and <code>#src/</code>.
					</p>
					<p>
						The parts need React and no other package. The page decides what a visitor is told, and what is copied or
						announced; a part only says what happened. In <PageLink to={`${path}#examples`}>Examples</PageLink> you can
						try some of them on.
					</p>
				</Prose>
			</SectionPart>
		</SectionParts>
	);
}

function Shelf({ title, entries }: { title: string; entries: readonly LibraryEntry[] }) {
	return (
		<div className={layout.shelf}>
			<h4>{title}</h4>
			<ul {...LIST} className={styles.links}>
				{entries.map(({ id, name }) => (
					<li key={id}>
						<PageLink to={`${path}#${id}`}>{name}</PageLink>
					</li>
				))}
			</ul>
		</div>
	);
}
