import type { ReactNode } from "react";
import type { KanjiWord } from "./kanji.tsx";

/** `said` replaces the reading: the same letters, with something to press. */
export type JapaneseWordProps = KanjiWord & { said?: ReactNode };

/**
 * A Japanese word in running text, on its first use: reading, characters, meaning.
 * @example
 * <JapaneseWord kanji="改善" reading="kaizen" meaning="change for the better" />
 * // kaizen (改善, change for the better)
 */
export function JapaneseWord({ kanji, reading, meaning, said = reading }: JapaneseWordProps) {
	return (
		<>
			<em>{said}</em> (<span lang="ja">{kanji}</span>, {meaning})
		</>
	);
}
