/** Text of the results. */
export const resultWords = {
	pending: "Searching documents...",
	nothing: "No matches on the site or in the documents.",
	nothingTip: "Try fewer words, or English instead of Japanese. These may help:",
	failed: "Documents could not be searched. Pages, commands and glossary terms are still listed.",
	clear: "Clear recent searches",
} as const;

export const searchGroups = {
	recent: "Recent searches",
	begin: "Start here",
	page: "Pages",
	command: "Commands",
	word: "Glossary",
	action: "Actions",
	document: "Documents",
} as const;

/** Pages suggested for an empty query, and when nothing was found: paths on this site. */
export const searchBeginnings = [
	"/docs",
	"/cli#composer",
	"/guides/glossary",
	"/ceremonies#calendar",
	"/tokens#staking",
] as const;
export const searchInstead = ["/docs", "/guides/glossary", "/cli"] as const;

/** Actions available in the search, with synonyms. */
export const searchActions = {
	copyLink: { label: "Copy link to this page", also: ["share", "address", "url"] },
	dark: { label: "Use dark mode", also: ["dark mode", "night", "theme", "夜"] },
	light: { label: "Use light mode", also: ["light mode", "day", "theme", "昼"] },
	systemMode: { label: "Match system light/dark setting", also: ["dark mode", "theme"] },
	automatic: { label: "Set season by date", also: ["automatic season", "季節"] },
	spring: { label: "Show spring", also: ["season", "haru", "春", "季節"] },
	summer: { label: "Show summer", also: ["season", "natsu", "夏", "季節"] },
	autumn: { label: "Show autumn", also: ["season", "fall", "aki", "秋", "季節"] },
	winter: { label: "Show winter", also: ["season", "fuyu", "冬", "季節"] },
	normalText: { label: "Text size: normal", also: ["font size", "smaller text", "文字"] },
	largeText: { label: "Text size: large", also: ["font size", "bigger text", "文字"] },
	extraLargeText: { label: "Text size: extra large", also: ["font size", "bigger text", "文字"] },
	highContrast: { label: "High contrast", also: ["contrast", "colours", "accessibility"] },
	systemContrast: { label: "Match system contrast", also: ["normal contrast"] },
	lessMotion: {
		label: "Reduce motion",
		also: ["stop animations", "turn off animations", "still", "petals off", "effects"],
	},
	systemMotion: { label: "Match system motion", also: ["animation", "petals", "effects"] },
	displaySettings: {
		label: "Open the display settings",
		also: ["petals off", "particles", "sound", "soundscape", "pointer trail", "effects", "traditional", "appearance"],
	},
	shortcuts: { label: "Show keyboard shortcuts", also: ["keys", "hotkeys"] },
} as const;

export type SearchAction = keyof typeof searchActions;
