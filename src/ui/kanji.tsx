import styles from "./kanji.module.css";

/** A Japanese word as the site writes it: characters, reading in Latin letters, meaning in English. */
export type KanjiWord = { kanji: string; reading: string; meaning: string };

/**
 * A kanji on its own: its accessible name is its reading and meaning. Size and colour are inherited.
 * @example <Kanji kanji="里" reading="sato" meaning="home village" /> // named "sato, home village"
 */
export function Kanji({ kanji, reading, meaning }: KanjiWord) {
	// The name is outside the Japanese run, so that an English voice speaks it.
	return (
		<span role="img" aria-label={`${reading}, ${meaning}`} className={styles.kanji}>
			<span lang="ja">{kanji}</span>
		</span>
	);
}

/**
 * A kanji whose reading and meaning are beside it as text: hidden from screen readers, so that nothing is read twice.
 * @example <><Glyph kanji="根" /> <Reading reading="ne" meaning="root" /></>
 */
export function Glyph({ kanji }: Pick<KanjiWord, "kanji">) {
	return (
		<span lang="ja" aria-hidden="true" className={styles.kanji}>
			{kanji}
		</span>
	);
}

/**
 * Reading and meaning in the design's italic.
 * @example <Reading reading="ne" meaning="root" /> // ne · root
 */
export function Reading({ reading, meaning }: Omit<KanjiWord, "kanji">) {
	return <span className={styles.reading}>{`${reading} · ${meaning}`}</span>;
}
