import { seasonFigures } from "#src/content/facts/season-figures.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";

export const summer: SeasonConfig = {
	season: "summer",
	startDate: "06-21",
	endDate: "09-22",
	theme: "Growth and festival",
	description: "Work grows fastest now: the longest days, the most visitors, and evenings for showing what was made.",
	culturalPhase: "Blooming",
	...seasonFigures.summer,
	palette: [
		{
			token: "primary",
			light: { hex: "#12587a", kanji: "藍", name: "ai" },
			dark: { hex: "#83ccd2", kanji: "白群", name: "byakugun" },
		},
		{
			token: "accent",
			light: { hex: "#00707a", kanji: "浅葱", name: "asagi" },
			dark: { hex: "#d3dd6a", kanji: "鶸萌黄", name: "hiwamoegi" },
		},
		{
			token: "motif",
			light: { hex: "#83ccd2", kanji: "白群", name: "byakugun" },
			dark: { hex: "#5fb3bf", kanji: "浅葱", name: "asagi" },
		},
		{
			token: "seal",
			light: { hex: "#e60026", kanji: null, name: "deep red" },
			dark: { hex: "#ff4a5c", kanji: null, name: "deep red" },
		},
	],
	words: [
		{ kanji: "波", reading: "nami", meaning: "wave" },
		{ kanji: "涼", reading: "ryō", meaning: "coolness" },
		{ kanji: "蛍", reading: "hotaru", meaning: "firefly" },
	],
	phrase: "Strong light, deep shade.",
	ambient: { elements: ["🎐", "🫧", "✨"], count: 35, speed: 1.3, petals: "heavy" },
	interaction: { count: 12, spreadPx: 80, durationMs: 1500, radiusPx: 100 },
	transition: {
		name: "Summer",
		emoji: "🎐",
		title: "The wind bell rings",
		subtitle: "Grow while the days are long",
		culturalMessage:
			"Natsu matsuri (夏祭り, summer festival): the drum calls the whole street, and everyone carries a part.",
		durationMs: 2500,
		elements: ["🎐", "✨"],
		soundscape: "festival_drums",
	},
};
