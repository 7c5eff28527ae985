import type { AccessibilityState } from "#src/accessibility/use-accessibility-state.ts";
import type { AnyFieldRows, FieldRows } from "#src/content/library/entry.ts";
import type { HookId } from "#src/content/library/hooks.ts";
import type { AnimationSettings } from "#src/effects/animation-settings.ts";
import type { Viewport } from "#src/platform/viewport.ts";
import type { DarkModeState } from "#src/preferences/dark-mode.ts";
import type { SeasonState } from "#src/season/season-provider.tsx";
import type { Theme } from "#src/theme/use-theme.ts";

const required = true;

type DarkMode = DarkModeState & { choose: (choice: boolean | null) => void };

const season = {
	required,
	type: "Season | null",
	text: "Spring, summer, autumn or winter; null in markup made ahead of time, which knows no date.",
} as const;

/** What each hook returns, and what it does outside its provider; `source` declares the fields. */
export const hookDetails: Record<HookId, { source: string; fields: AnyFieldRows; outside: string }> = {
	"use-season": {
		source: "src/season/season-provider.tsx",
		fields: {
			season,
			today: { required, type: "Date | null", text: "A new object only when the day changes." },
			choice: { required, type: "SeasonChoice", text: "A season, or “automatic”." },
			previewed: { required, type: "Season | null", text: "The season of a preview; null without one." },
			choose: { required, type: "(choice: SeasonChoice) => void", text: "Keeps a season, or goes back to the date’s." },
			preview: {
				required,
				type: "(season: Season | null) => void",
				text: "Shows one without keeping it; null ends it.",
			},
		} satisfies FieldRows<SeasonState>,
		outside: "Throws “useSeason must be used within a SeasonProvider”.",
	},
	"use-dark-mode": {
		source: "src/preferences/dark-mode-provider.tsx",
		fields: {
			dark: { required, type: "boolean", declared: "", text: "What is shown." },
			choice: { required, type: "boolean | null", declared: "", text: "What was chosen; null follows the system." },
			choose: { required, type: "(choice: boolean | null) => void", text: "Chooses; the choice is kept." },
		} satisfies FieldRows<DarkMode>,
		outside: "Throws “useDarkMode must be used within a DarkModeProvider”.",
	},
	"use-theme": {
		source: "src/theme/use-theme.ts",
		fields: {
			season,
			dark: { required, type: "boolean", text: "By choice, or because the system is." },
			variant: { required, type: '"modern" | "traditional"', declared: "", text: "How much Japanese is shown." },
			textSize: { required, type: '"normal" | "large" | "extra-large"', declared: "", text: "Of the whole page." },
			contrast: { required, type: '"normal" | "high"', declared: "", text: "Plain grounds where it is high." },
			motion: { required, type: '"full" | "reduced"', declared: "", text: "Whether anything may move." },
		} satisfies FieldRows<Theme>,
		outside: "Throws “useTheme must be used within a ThemeProvider”.",
	},
	"use-accessibility-state": {
		source: "src/accessibility/use-accessibility-state.ts",
		fields: {
			isReducedMotion: { required, type: "boolean", text: "Nothing may move by itself." },
			isHighContrast: { required, type: "boolean", text: "Plain grounds, text at 7:1." },
			screenReaderActive: { required, type: "false", text: "No page can know. So nothing depends on it." },
			fontSize: { required, type: 'Display["textSize"]', text: "Normal, large or extra-large." },
		} satisfies FieldRows<AccessibilityState>,
		outside: "Needs no provider.",
	},
	"use-animation-settings": {
		source: "src/effects/animation-settings.ts",
		fields: {
			ambient: { required, type: "boolean", text: "Season particles." },
			petals: { required, type: "boolean", text: "Falling petals." },
			transitions: { required, type: "boolean", text: "The transition to another season." },
			interactions: { required, type: "boolean", text: "Answers to the pointer." },
			performance: { required, type: "Performance", text: "Low, medium or high: the share that is kept." },
			intensity: { required, type: "Intensity", text: "Minimal, subtle, moderate or vibrant." },
			culturalNarrative: { required, type: "boolean", text: "The saying in the transition." },
		} satisfies FieldRows<AnimationSettings>,
		outside: "Needs no provider.",
	},
	"use-viewport": {
		source: "src/platform/viewport.ts",
		fields: {
			width: { required, type: "number", text: "In CSS px." },
			height: { required, type: "number", text: "In CSS px." },
			breakpoint: { required, type: "Breakpoint", text: "xs, sm, md, lg, xl or 2xl." },
			isMobile: { required, type: "boolean", text: "Below md." },
			isTablet: { required, type: "boolean", text: "From md to below lg." },
			isDesktop: { required, type: "boolean", text: "From lg on." },
			isLandscape: { required, type: "boolean", text: "A square is portrait." },
			pixelRatio: { required, type: "number", text: "Device px for a CSS px." },
		} satisfies FieldRows<Viewport>,
		outside: "Needs no provider.",
	},
};
