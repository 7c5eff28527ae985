import type { GlossaryEntry } from "#src/content/glossary.ts";
import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./japanese-form.module.css";

/** A word's characters beside its term, and its reading where that is not the term itself. Nothing for other words. */
export function JapaneseForm({ term, kanji, reading }: Pick<GlossaryEntry, "term" | "kanji" | "reading">) {
	if (!kanji) return null;
	return (
		<span className={styles.form}>
			<Glyph kanji={kanji} />
			{reading && reading !== term.toLowerCase() && <i>{reading}</i>}
		</span>
	);
}
