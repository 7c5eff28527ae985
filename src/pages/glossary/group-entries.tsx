import type { GlossaryEntry } from "#src/content/glossary.ts";
import { JapaneseForm } from "#src/glossary/japanese-form.tsx";
import { matchPath, siteMapEntry } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import { SectionHeading } from "#src/ui/section-heading.tsx";
import styles from "./group-entries.module.css";

export interface GroupEntriesProps {
	id: string;
	title: string;
	kanji: KanjiWord;
	introduction: string;
	entries: readonly GlossaryEntry[];
	/** The entry that the address names. */
	here: string;
}

/** One group of words with their meanings; renders nothing if there are no entries. */
export function GroupEntries({ id, title, kanji, introduction, entries, here }: GroupEntriesProps) {
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby={id} className={styles.group}>
			<div className={styles.head}>
				<SectionHeading id={id} title={title} kanji={kanji} stacked />
				<p>{introduction}</p>
			</div>
			<dl className={styles.entries}>
				{entries.map((entry) => (
					<div key={entry.id} id={entry.id} tabIndex={-1} data-here={entry.id === here || undefined}>
						<dt>
							{entry.term}
							<span className={styles.japanese}>
								<JapaneseForm {...entry} />
							</span>
						</dt>
						<dd>
							{entry.meaning} {entry.at && <MoreAt at={entry.at} term={entry.term} />}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** A link to more information, named with the word, because several entries link to the same page. */
function MoreAt({ at, term }: { at: string; term: string }) {
	const [path = "", section] = at.split("#");
	const { page } = matchPath(path);
	return (
		<PageLink to={at} className={styles.more}>
			<span className="visually-hidden">{term} in: </span>
			{siteMapEntry(page).title}
			{section && `, ${section}`}
		</PageLink>
	);
}
