import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { type GlossaryEntry, glossary } from "#src/content/glossary.ts";
import { glossaryGroups } from "#src/content/glossary-groups.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";
import { useFragment } from "#src/navigation/use-fragment.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { PageOpening } from "#src/ui/page-opening.tsx";
import { FilterField } from "./filter-field.tsx";
import { findTerms, plainLetters } from "./find-terms.ts";
import { GroupEntries } from "./group-entries.tsx";
import { LetterIndex } from "./letter-index.tsx";
import styles from "./page.module.css";
import { TwoTokens } from "./two-tokens.tsx";

export const description =
	"The words of the ecosystem: Cherry Seeds and CHERRY told apart, and Japanese terms with readings.";

const entries: readonly GlossaryEntry[] = glossary
	.map((entry) => ({ entry, letters: plainLetters(entry.term) }))
	.sort((one, other) => (one.letters < other.letters ? -1 : 1))
	.map(({ entry }) => entry);

/** All terms that a page may need to explain; each has a fragment on this page. */
export default function GlossaryPage() {
	const { kanji, title } = siteMapEntry("glossary");
	const [query, setQuery] = useState("");
	const here = useFragment();
	const found = findTerms(entries, query);

	useEffect(() => {
		// On Back, or an address edited by hand, the target may be hidden by the filter: it is cleared before the browser
		// scrolls.
		const showAll = () => flushSync(() => setQuery(""));
		window.addEventListener("popstate", showAll, { capture: true });
		return () => window.removeEventListener("popstate", showAll, { capture: true });
	}, []);

	return (
		<div className={styles.page}>
			<PageOpening kanji={kanji} title={title} introduction={description} />
			<TwoTokens />
			<section aria-labelledby="words">
				<div className={styles.bar}>
					<h2 id="words">All terms</h2>
					<FilterField query={query} count={found.length} onChange={setQuery} />
				</div>
				{found.length > 0 ? (
					<LetterIndex entries={found} />
				) : (
					<EmptyState title="No matching terms">
						Try part of the word, or its English meaning. Readings match with or without long-vowel marks.
					</EmptyState>
				)}
			</section>
			{glossaryGroups.map((group) => (
				<GroupEntries
					key={group.id}
					{...group}
					entries={found.filter((entry) => entry.group === group.id)}
					here={here}
				/>
			))}
		</div>
	);
}
