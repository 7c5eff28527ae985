import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

/** A part of a gathering; whole minutes. */
export type Part = Step & { minutes: number };

/** A Japanese word and what there is to know of it. */
export interface WordNote {
	word: KanjiWord;
	text: string;
}

/** A season’s ceremony in full, and what the season is in Japan. */
export interface SeasonCeremony {
	/** What it is for, in a paragraph each. */
	purpose: readonly string[];
	/** What is done before, and when. */
	preparation: readonly Step[];
	/** The season’s own half of the hour. */
	act: readonly Part[];
	/** Roles that only this ceremony has. */
	roles: readonly { role: string; does: string }[];
	/** What one goes home with. */
	takeHome: string;
	/** Words of the season as a saijiki has them, food, and customs. */
	words: readonly WordNote[];
	food: readonly WordNote[];
	customs: readonly WordNote[];
}
