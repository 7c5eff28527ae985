import type { GlossaryEntry } from "#src/content/glossary.ts";
import { Glyph } from "#src/ui/kanji.tsx";
import styles from "./japanese-form.module.css";

/** A term's Japanese characters, and its reading if that differs from the term. Renders nothing for other terms. */
export function JapaneseForm({ term, kanji, reading }: Pick<GlossaryEntry, "term" | "kanji" | "reading">) {
	if (!kanji) return null;
	return (
		<span className={styles.form}>
			<Glyph kanji={kanji} />
			{reading && reading !== term.toLowerCase() && <i>{reading}</i>}
		</span>
	);
}
