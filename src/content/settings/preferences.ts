import { designTokens } from "#src/content/facts/library.ts";

/** Colours of a theme: the ground, the ink, and three more. */
export interface ThemeColours {
	ground: string;
	ink: string;
	others: readonly [string, string, string];
}

/** The named themes. Specification 3, settings concepts; their colours are samples. */
export const namedThemes: readonly { name: string; text: string; colours: ThemeColours }[] = [
	{
		name: "Light",
		text: "Dark ink on a pale ground.",
		colours: { ground: "#fbfaf8", ink: "#26221f", others: ["#5b5450", "#8c8279", "#c9c1b8"] },
	},
	{
		name: "Dark",
		text: "Pale ink on a dark ground.",
		colours: { ground: "#17161a", ink: "#ece9e4", others: ["#bdb7af", "#8f8a84", "#5c5852"] },
	},
	{
		name: "Sakura",
		text: "Blossom haze: petal pink and a red seal.",
		colours: { ground: "#fdf1f3", ink: "#3a2229", others: [designTokens.petalPink, "#f3cdd6", designTokens.deepRed] },
	},
	{
		name: "Forest",
		text: "Moss, cedar and wet bark.",
		colours: { ground: "#f1f3e9", ink: "#2c2a22", others: ["#6b7d3a", "#a4623f", "#4a3b30"] },
	},
	{
		name: "Ocean",
		text: "Indigo, foam and deep water.",
		colours: { ground: "#eef5f8", ink: "#14263d", others: ["#264b7f", "#a9d6da", "#0f3d5c"] },
	},
	{
		name: "Sunset",
		text: "Persimmon, amber and dusk.",
		colours: { ground: "#fdf2e6", ink: "#3a2238", others: ["#e2711d", "#f2b134", "#5d4a78"] },
	},
];

/** The languages by code, each with its name in English and in the language itself. Specification 3, settings concepts. */
export const languages = [
	{ code: "en-US", name: "English, United States", own: "English (United States)" },
	{ code: "ja-JP", name: "Japanese, Japan", own: "日本語（日本）" },
	{ code: "es-ES", name: "Spanish, Spain", own: "español (España)" },
	{ code: "fr-FR", name: "French, France", own: "français (France)" },
	{ code: "de-DE", name: "German, Germany", own: "Deutsch (Deutschland)" },
	{ code: "zh-CN", name: "Chinese, China", own: "中文（中国）" },
	{ code: "ko-KR", name: "Korean, South Korea", own: "한국어(대한민국)" },
	{ code: "pt-PT", name: "Portuguese, Portugal", own: "português (Portugal)" },
] as const;
