import type { GlossaryEntry } from "#src/content/glossary.ts";
import { PlaceLink } from "#src/navigation/place-link.tsx";
import { LIST } from "#src/ui/list-role.ts";
import { plainLetters } from "./find-terms.ts";
import styles from "./letter-index.module.css";

/** All words from A to Z; each links to its entry below. */
export function LetterIndex({ entries }: { entries: readonly GlossaryEntry[] }) {
	const letters = new Map<string, GlossaryEntry[]>();
	for (const entry of entries) {
		const letter = plainLetters(entry.term).charAt(0).toUpperCase();
		letters.set(letter, [...(letters.get(letter) ?? []), entry]);
	}
	return (
		<ul {...LIST} className={styles.index} aria-label="From A to Z">
			{[...letters].map(([letter, words]) => (
				<li key={letter}>
					<span aria-hidden="true" className={styles.letter}>
						{letter}
					</span>
					<ul {...LIST} aria-label={letter}>
						{words.map(({ id, term }) => (
							<li key={id}>
								<PlaceLink to={id}>{term}</PlaceLink>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}
