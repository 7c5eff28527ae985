import { seasonFigures } from "#src/content/facts/season-figures.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";

export const spring: SeasonConfig = {
	season: "spring",
	startDate: "03-20",
	endDate: "06-20",
	theme: "Blossom and new beginnings",
	description: "New members are welcomed, new projects are sown, and what rested over winter is opened again.",
	culturalPhase: "Planting",
	...seasonFigures.spring,
	palette: [
		{
			token: "primary",
			light: { hex: "#a8283f", kanji: "臙脂", name: "enji" },
			dark: { hex: "#ffb7c5", kanji: null, name: "petal pink" },
		},
		{
			token: "accent",
			light: { hex: "#c01f4b", kanji: "紅", name: "kurenai" },
			dark: { hex: "#f58aa3", kanji: "躑躅", name: "tsutsuji" },
		},
		{
			token: "motif",
			light: { hex: "#ffb7c5", kanji: null, name: "petal pink" },
			dark: { hex: "#ffb7c5", kanji: null, name: "petal pink" },
		},
		{
			token: "seal",
			light: { hex: "#e60026", kanji: null, name: "deep red" },
			dark: { hex: "#ff3d55", kanji: null, name: "deep red" },
		},
	],
	words: [
		{ kanji: "桜", reading: "sakura", meaning: "cherry" },
		{ kanji: "咲く", reading: "saku", meaning: "to bloom" },
		{ kanji: "芽", reading: "me", meaning: "bud" },
	],
	phrase: "What is sown gently, stands.",
	ambient: { elements: ["🌸", "🌱", "🍃"], count: 20, speed: 0.8, petals: "moderate" },
	interaction: { count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
	transition: {
		name: "Spring",
		emoji: "🌸",
		title: "Blossoms open",
		subtitle: "Sow what the year will grow",
		culturalMessage: "Hanami (花見, flower viewing): a year begins by sitting down together under something brief.",
		durationMs: 3000,
		elements: ["🌸", "🌱"],
		soundscape: "gentle_wind_chimes",
	},
};
