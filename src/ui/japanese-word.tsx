import type { KanjiWord } from "./kanji.tsx";

/**
 * A Japanese word in running text, where it first appears: reading, characters, meaning.
 * @example <JapaneseWord kanji="改善" reading="kaizen" meaning="improvement in small steps" /> // kaizen (改善, improvement in small steps)
 */
export function JapaneseWord({ kanji, reading, meaning }: KanjiWord) {
	return (
		<>
			<em>{reading}</em> (<span lang="ja">{kanji}</span>, {meaning})
		</>
	);
}
