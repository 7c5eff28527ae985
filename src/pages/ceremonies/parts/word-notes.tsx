import type { WordNote } from "#src/content/ceremonies/season-ceremony.ts";
import { Glyph, Reading } from "#src/ui/kanji.tsx";
import { LIST } from "#src/ui/list-role.ts";
import styles from "./word-notes.module.css";

/** Japanese words, each with reading, meaning, and a sentence or two. */
export function WordNotes({ notes }: { notes: readonly WordNote[] }) {
	return (
		<ul {...LIST} className={styles.notes}>
			{notes.map(({ word, text }) => (
				<li key={word.kanji}>
					<h4>
						<span className={styles.kanji}>
							<Glyph kanji={word.kanji} />
						</span>{" "}
						<Reading {...word} />
					</h4>
					<p>{text}</p>
				</li>
			))}
		</ul>
	);
}
