/** The hooks for season and theme: what each returns, and what it throws outside its provider. Specification 8. */
export const seasonHooks = [
	{
		name: "useSeason",
		gives: "The season shown, today’s date, the visitor’s choice, and the ways to choose and to preview.",
		outside: "useSeason must be used within a SeasonProvider",
	},
	{
		name: "useDarkMode",
		gives: "Whether the page is dark, the choice behind it, and the way to choose.",
		outside: "useDarkMode must be used within a DarkModeProvider",
	},
	{
		name: "useTheme",
		gives: "Season, mode, text size, contrast, motion and cultural variant, as they are shown now.",
		outside: "useTheme must be used within a ThemeProvider",
	},
	{
		name: "useDisplay",
		gives: "The same without season and mode: how the page is to be read.",
		outside: null,
	},
	{
		name: "usePreferences",
		gives: "One of the visitor’s choices, picked by a function: choices => choices.sound.",
		outside: null,
	},
	{
		name: "useAnimationSettings",
		gives: "What may move now, after reduced motion and high contrast have had their say.",
		outside: null,
	},
] as const;

/** The fields of `useSeason`. */
export const seasonFields = [
	{
		name: "season",
		type: "Season | null",
		before: "null",
		meaning: "The season shown: a preview, else what is kept, else the date’s.",
	},
	{
		name: "today",
		type: "Date | null",
		before: "null",
		meaning: "The local date. The object changes when the day does, so an effect may depend on it.",
	},
	{
		name: "choice",
		type: 'Season | "automatic"',
		before: '"automatic"',
		meaning: "What the visitor keeps, whatever a preview shows.",
	},
	{
		name: "previewed",
		type: "Season | null",
		before: "null",
		meaning: "The season of a preview; null without one, and as soon as another season is chosen.",
	},
	{
		name: "choose",
		type: "(choice) => void",
		before: "a function",
		meaning: "Keeps a season or goes back to the date, and ends a preview.",
	},
	{
		name: "preview",
		type: "(season | null) => void",
		before: "a function",
		meaning: "Shows a season without keeping it; null ends that.",
	},
] as const;
