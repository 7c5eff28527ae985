import { seasonFigures } from "#src/content/facts/season-figures.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";

export const autumn: SeasonConfig = {
	season: "autumn",
	startDate: "09-23",
	endDate: "12-20",
	theme: "Harvest and reflection",
	description: "What has ripened is gathered, measured and thanked for; what did not ripen is written down.",
	culturalPhase: "Harvest",
	...seasonFigures.autumn,
	palette: [
		{
			token: "primary",
			light: { hex: "#8a3a1b", kanji: "柿渋", name: "kakishibu" },
			dark: { hex: "#eba95f", kanji: "琥珀", name: "kohaku" },
		},
		{
			token: "accent",
			light: { hex: "#9a5410", kanji: "琥珀", name: "kohaku" },
			dark: { hex: "#f08055", kanji: "柿", name: "kaki" },
		},
		{
			token: "motif",
			light: { hex: "#e0a04b", kanji: "琥珀", name: "kohaku" },
			dark: { hex: "#f2d9a0", kanji: "練色", name: "neri-iro" },
		},
		{
			token: "seal",
			light: { hex: "#e60026", kanji: null, name: "deep red" },
			dark: { hex: "#ff4a4a", kanji: null, name: "deep red" },
		},
	],
	words: [
		{ kanji: "月", reading: "tsuki", meaning: "moon" },
		{ kanji: "楓", reading: "kaede", meaning: "maple" },
		{ kanji: "実り", reading: "minori", meaning: "harvest" },
	],
	phrase: "The moon waits for nobody and is never late.",
	ambient: { elements: ["🍁", "🍂", "🌾"], count: 25, speed: 1, petals: "moderate" },
	interaction: { count: 10, spreadPx: 70, durationMs: 2500, radiusPx: 110 },
	transition: {
		name: "Autumn",
		emoji: "🍁",
		title: "Leaves turn",
		subtitle: "Harvest what the year has grown",
		culturalMessage: "Tsukimi (月見, moon viewing): before counting the harvest, look up once.",
		durationMs: 3500,
		elements: ["🍁", "🍂"],
		soundscape: "rustling_leaves",
	},
};
