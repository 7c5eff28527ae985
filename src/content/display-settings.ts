import type { Preferences } from "#src/preferences/choices.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

export const displaySettingsTitle = "Display settings";

/** The preferences in the display settings panel; the sidebar has buttons of its own. */
export type DisplayField = Exclude<keyof Preferences, "sidebar">;

/** Text of a boolean setting, or of one with a few options, in display order. */
type SettingWords<Value> = [Value] extends [boolean]
	? { label: string; hint?: string }
	: { label: string; hint?: string; options: Record<Extract<Value, string>, string> };

export const displaySettings: { [Field in DisplayField]: SettingWords<Preferences[Field]> } = {
	season: {
		label: "Season",
		options: { automatic: "Automatic", spring: "Spring", summer: "Summer", autumn: "Autumn", winter: "Winter" },
	},
	textSize: { label: "Text size", options: { normal: "Normal", large: "Large", "extra-large": "Extra large" } },
	contrast: { label: "Contrast", options: { system: "System", high: "High" } },
	variant: {
		label: "Cultural variant",
		hint: "Traditional shows more Japanese, some of it set vertically.",
		options: { modern: "Modern", traditional: "Traditional" },
	},
	motion: { label: "Motion", options: { system: "System", reduced: "Reduced" } },
	ambient: { label: "Ambient particles" },
	petals: { label: "Falling petals" },
	interactions: { label: "Pointer effects" },
	intensity: {
		label: "Intensity",
		options: { minimal: "Minimal", subtle: "Subtle", moderate: "Moderate", vibrant: "Vibrant" },
	},
	performance: {
		label: "Performance",
		hint: "Low is easiest on this device. Effects scale down automatically if it cannot keep up.",
		options: { low: "Low", medium: "Medium", high: "High" },
	},
	transitions: { label: "Season transition" },
	culturalNarrative: { label: "Cultural narrative", hint: "Shows a seasonal saying during the transition." },
	sound: { label: "Soundscape", hint: "A few quiet seconds of seasonal sound." },
	singleKeys: {
		label: "Single-key shortcuts",
		hint: "/ for search and ? for the list of shortcuts. Ctrl+K always works, the Alt shortcuts wherever you are not typing.",
	},
};

/** Light or dark is stored under its own key and so is not part of the preferences. */
export const modeSetting = { label: "Appearance", options: { system: "System", light: "Light", dark: "Dark" } };

export const displayGroups = {
	season: { title: "Season and appearance", kanji: "季", reading: "ki", meaning: "season" },
	reading: { title: "Reading", kanji: "読み", reading: "yomi", meaning: "reading" },
	movement: { title: "Movement", kanji: "動", reading: "dō", meaning: "movement" },
	turn: { title: "When the season changes", kanji: "移り", reading: "utsuri", meaning: "passing" },
	keys: { title: "Keyboard", kanji: "鍵盤", reading: "kenban", meaning: "keyboard" },
} as const satisfies Record<string, KanjiWord & { title: string }>;

/** The preference of the visitor’s system, shown beside the setting it concerns. */
export const systemAsks = {
	lessMotion: "Your system requests reduced motion.",
	moreContrast: "Your system requests more contrast.",
	ownColours: "Your system sets this page’s colours.",
	effectsRest: "These effects stay off while motion is reduced.",
};

/** Shown beside a setting that has no effect now, with the reason. */
export const withoutEffect = {
	lessMotion: "Stays off while motion is reduced.",
	highContrast: "Stays off while contrast is high.",
	ownColours: "Stays off while your system sets this page’s colours.",
	noTransition: "Needs the season transition, which is off.",
};

export const resetWords = {
	action: "Reset to defaults",
	done: "Display settings have been reset to defaults.",
	nothing: "Display settings are already at their defaults.",
	undo: "Undo",
	undone: "Your previous settings have been restored.",
};

export const notKept = "This browser keeps nothing for this site: what you choose lasts for this visit.";
