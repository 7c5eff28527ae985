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
		hint: "Traditional shows more Japanese, some of it set upright.",
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
		hint: "Low asks least of this device. Where it falls behind, the effects step down by themselves.",
		options: { low: "Low", medium: "Medium", high: "High" },
	},
	transitions: { label: "Season transition" },
	culturalNarrative: { label: "Cultural narrative", hint: "A saying of the season with its transition." },
	sound: { label: "Soundscape", hint: "A few quiet seconds of the season’s own sound." },
	singleKeys: {
		label: "Single-key shortcuts",
		hint: "The keys / for search and ? for the list of shortcuts. Ctrl+K and those with Alt stay.",
	},
};

/** Light or dark is stored under its own key and so is not part of the preferences. */
export const modeSetting = { label: "Light and dark", options: { system: "System", light: "Light", dark: "Dark" } };

export const displayGroups = {
	season: { title: "Season and light", kanji: "季", reading: "ki", meaning: "season" },
	reading: { title: "Reading", kanji: "読み", reading: "yomi", meaning: "reading" },
	movement: { title: "Movement", kanji: "動", reading: "dō", meaning: "movement" },
	turn: { title: "When the season turns", kanji: "移", reading: "utsuri", meaning: "passing" },
	keys: { title: "Keyboard", kanji: "鍵", reading: "kagi", meaning: "key" },
} as const satisfies Record<string, KanjiWord & { title: string }>;

/** The preference of the visitor’s system, shown beside the setting it concerns. */
export const systemAsks = {
	lessMotion: "Your system asks for less motion.",
	moreContrast: "Your system asks for more contrast.",
	ownColours: "Your system sets the colours of this page.",
	effectsRest: "While motion is reduced, these effects rest whatever is chosen here.",
};

export const resetWords = {
	action: "Reset to defaults",
	done: "All display settings are back at their defaults.",
	nothing: "All display settings are at their defaults already.",
	undo: "Undo",
	undone: "Your settings are back as they were.",
};

export const notKept = "This browser keeps nothing for this site: what you choose lasts for this visit.";
