import { type GuideWord, guideWords } from "#src/content/community-guide/words.ts";
import { capitalised } from "#src/figures/capitalised.ts";
import { Term } from "#src/glossary/term.tsx";
import { JapaneseWord } from "#src/ui/japanese-word.tsx";

/** Whether it is the first word of its sentence, and so capitalised. */
export interface WordProps {
	of: GuideWord;
	first?: boolean;
}

/**
 * A word of the guide at its first occurrence; words in the glossary link to it.
 * @example <Word of="kaizen" /> // kaizen, its characters, its meaning
 */
export function Word({ of, first = false }: WordProps) {
	const word = guideWords[of];
	const reading = first ? capitalised(word.reading) : word.reading;
	const said = "term" in word ? <Term id={word.term}>{reading}</Term> : reading;
	return <JapaneseWord {...word} said={said} />;
}
