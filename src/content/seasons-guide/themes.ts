import type { Season } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Names of each season's light and dark palettes. */
export const themeNames: Record<Season, { light: KanjiWord; dark: KanjiWord }> = {
	spring: {
		light: { kanji: "花曇り", reading: "hanagumori", meaning: "blossom haze" },
		dark: { kanji: "夜桜", reading: "yozakura", meaning: "blossom by night" },
	},
	summer: {
		light: { kanji: "涼風", reading: "suzukaze", meaning: "cool wind" },
		dark: { kanji: "蛍火", reading: "hotarubi", meaning: "firefly light" },
	},
	autumn: {
		light: { kanji: "秋晴れ", reading: "akibare", meaning: "clear autumn" },
		dark: { kanji: "月見", reading: "tsukimi", meaning: "moon viewing" },
	},
	winter: {
		light: { kanji: "雪明り", reading: "yukiakari", meaning: "snow light" },
		dark: { kanji: "寒夜", reading: "kan’ya", meaning: "cold night" },
	},
};

/** What each colour of the palette is used for. */
export const colourUses = {
	primary: "Buttons, links, what is chosen",
	accent: "Marks and second voices",
	motif: "Petals and other decoration, never text",
	seal: "The crest, and the mark of now",
} as const;
