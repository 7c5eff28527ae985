import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

/** A part of a gathering; whole minutes. */
export type Part = Step & { minutes: number };

/** A Japanese word with an explanation. */
export interface WordNote {
	word: KanjiWord;
	text: string;
}

/** A season’s ceremony in full, and the season in Japan. */
export interface SeasonCeremony {
	/** Its purpose, one string per paragraph. */
	purpose: readonly string[];
	/** What is done beforehand, and when. */
	preparation: readonly Step[];
	/** The season’s own half of the hour. */
	act: readonly Part[];
	/** Roles specific to this ceremony. */
	roles: readonly { role: string; does: string }[];
	/** What participants take home. */
	takeHome: string;
	/** Words of the season as in a saijiki, food, and customs. */
	words: readonly WordNote[];
	food: readonly WordNote[];
	customs: readonly WordNote[];
}
