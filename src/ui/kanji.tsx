import styles from "./kanji.module.css";

/** A Japanese word as the site writes it: characters, reading in Latin letters, meaning in English. */
export type KanjiWord = { kanji: string; reading: string; meaning: string };

/** `vertical` sets tategaki, which the design keeps for the names of micro-seasons. */
export type KanjiProps = KanjiWord & { vertical?: boolean };

/**
 * A kanji that stands alone: its accessible name is its reading and meaning. Size and colour come from around it.
 * @example <Kanji kanji="里" reading="sato" meaning="home village" /> // named "sato, home village"
 */
export function Kanji({ kanji, reading, meaning, vertical = false }: KanjiProps) {
	// The name stands outside the Japanese run, so that it is spoken by an English voice.
	return (
		<span role="img" aria-label={`${reading}, ${meaning}`} className={vertical ? styles.vertical : styles.kanji}>
			<span lang="ja">{kanji}</span>
		</span>
	);
}

/**
 * A kanji whose reading and meaning stand beside it as text: silent, so that nothing is said twice.
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
 * Reading and meaning in the italic of the design.
 * @example <Reading reading="ne" meaning="root" /> // ne · root
 */
export function Reading({ reading, meaning }: Omit<KanjiWord, "kanji">) {
	return (
		<span className={styles.reading}>
			{reading} · {meaning}
		</span>
	);
}
