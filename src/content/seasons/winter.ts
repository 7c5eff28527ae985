import { seasonFigures } from "#src/content/facts/season-figures.ts";
import type { SeasonConfig } from "#src/season/season-config.ts";

export const winter: SeasonConfig = {
	season: "winter",
	startDate: "12-21",
	endDate: "03-19",
	theme: "Rest and preparation",
	description: "The quiet season: branches are pruned, debts repaid, documents mended, and the next year is planned.",
	culturalPhase: "Pruning",
	...seasonFigures.winter,
	palette: [
		{
			token: "primary",
			light: { hex: "#223a70", kanji: "紺", name: "kon" },
			dark: { hex: "#b5cdee", kanji: "藍白", name: "aijiro" },
		},
		{
			token: "accent",
			light: { hex: "#a3263f", kanji: "臙脂", name: "enji" },
			dark: { hex: "#f2909f", kanji: "紅梅", name: "kōbai" },
		},
		{
			token: "motif",
			light: { hex: "#b9c9e2", kanji: "藍白", name: "aijiro" },
			dark: { hex: "#c9d8ee", kanji: "藍白", name: "aijiro" },
		},
		{
			token: "seal",
			light: { hex: "#e60026", kanji: null, name: "deep red" },
			dark: { hex: "#ff4a5c", kanji: null, name: "deep red" },
		},
	],
	words: [
		{ kanji: "雪", reading: "yuki", meaning: "snow" },
		{ kanji: "静か", reading: "shizuka", meaning: "quiet" },
		{ kanji: "結び", reading: "musubi", meaning: "a tie" },
	],
	phrase: "Under snow, the roots keep working.",
	ambient: { elements: ["❄️", "🤍", "✨"], count: 15, speed: 0.6, petals: "light" },
	interaction: { count: 6, spreadPx: 90, durationMs: 3000, radiusPx: 140 },
	transition: {
		name: "Winter",
		emoji: "❄️",
		title: "Snow settles",
		subtitle: "Rest, mend, and prepare",
		culturalMessage: "Joya no kane (除夜の鐘, the bells of New Year’s Eve): 108 strokes, and the year is let go.",
		durationMs: 4000,
		elements: ["❄️", "✨"],
		soundscape: "temple_bells",
	},
};
