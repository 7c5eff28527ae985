/** The named themes. Specification 3, settings concepts. */
export const namedThemes = [
	{ name: "Light", text: "Dark ink on a pale ground." },
	{ name: "Dark", text: "Pale ink on a dark ground." },
	{ name: "Sakura", text: "Blossom haze: petal pink and a red seal." },
	{ name: "Forest", text: "Moss, cedar and wet bark." },
	{ name: "Ocean", text: "Indigo, foam and deep water." },
	{ name: "Sunset", text: "Persimmon, amber and dusk." },
] as const;

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
