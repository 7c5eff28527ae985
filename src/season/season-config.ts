import type { Ambient, AnswerFigures } from "#src/effects/scene.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Season } from "./season.ts";

/** A colour with its traditional name; the specification's own two colours have no Japanese name. */
export interface NamedColour {
	hex: `#${string}`;
	kanji: string | null;
	name: string;
}

/** A colour of a season's palette, in both modes. */
export interface PaletteColour {
	/** The custom property that it defines, without "--". */
	token: "primary" | "accent" | "motif" | "seal";
	light: NamedColour;
	dark: NamedColour;
}

export type Soundscape = "gentle_wind_chimes" | "festival_drums" | "rustling_leaves" | "temple_bells";

/** All text and figures of a season. Specification 3 (season config, visual data, transition config) and 9. */
export interface SeasonConfig {
	season: Season;
	/** First and last day as `MM-DD`; winter ends in the next year. Specification 4.1. */
	startDate: string;
	endDate: string;
	/** The season's theme in a few words. */
	theme: string;
	description: string;
	/** What the season asks of the community. */
	culturalPhase: string;
	/** Factor on earned Seeds. Specification 9. */
	tokenMultiplier: number;
	/** The ceremony held in it. */
	ceremony: string;
	palette: readonly PaletteColour[];
	/** Cultural kanji elements: three words of the season. */
	words: readonly KanjiWord[];
	/** A one-line phrase that identifies the season. */
	phrase: string;
	/** Ambient particles: emoji, count, speed factor and petals. Specification 9. */
	ambient: Ambient;
	/** Hover and click effects. Specification 9. */
	interaction: AnswerFigures;
	/** The transition into this season. Specification 4.5 and 9. */
	transition: {
		name: string;
		emoji: string;
		title: string;
		subtitle: string;
		culturalMessage: string;
		/** At normal drama. */
		durationMs: number;
		elements: readonly string[];
		soundscape: Soundscape;
	};
}
