import type { MouseEvent } from "react";
import type { GlossaryEntry } from "#src/content/glossary.ts";
import { goTo, isPlainClick } from "#src/navigation/navigate.ts";
import { withoutBase } from "#src/navigation/url.ts";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./letter-index.module.css";

/** All words from A to Z; a word leads to its entry below. */
export function LetterIndex({ entries }: { entries: readonly GlossaryEntry[] }) {
	const letters = Map.groupBy(entries, ({ term }) => term.normalize("NFD").charAt(0).toUpperCase());
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
								<a href={`#${id}`} onClick={goToEntry}>
									{term}
								</a>
							</li>
						))}
					</ul>
				</li>
			))}
		</ul>
	);
}

/** Its own history entry, scroll and focus, as a fragment has it. */
function goToEntry(event: MouseEvent<HTMLAnchorElement>): void {
	if (!isPlainClick(event)) return;
	event.preventDefault();
	const { hash } = event.currentTarget;
	goTo(`${withoutBase(location.pathname)}${hash}`);
	const entry = document.getElementById(hash.slice(1));
	entry?.scrollIntoView();
	entry?.focus({ preventScroll: true });
}
