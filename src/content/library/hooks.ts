import type { LibraryEntry } from "./entry.ts";

/** The six hooks that the library shows; `id` is the name of the sample. Specification 2.12 and 3 */
export const hooks = [
	{
		id: "use-season",
		name: "useSeason",
		category: "Season",
		description: "The season shown, the date it follows, and the way to choose another.",
	},
	{
		id: "use-dark-mode",
		name: "useDarkMode",
		category: "Theme",
		description: "Whether the page is dark, the choice behind it, and the way to choose.",
	},
	{
		id: "use-theme",
		name: "useTheme",
		category: "Theme",
		description: "Season, mode and display in one, for what paints by itself: a canvas, a worker.",
	},
	{
		id: "use-accessibility-state",
		name: "useAccessibilityState",
		category: "Needs",
		description: "What somebody needs from the page, by their choice or by what their system asks for.",
	},
	{
		id: "use-animation-settings",
		name: "useAnimationSettings",
		category: "Motion",
		description: "What may move now: what was chosen, as far as reduced motion leaves it.",
	},
	{
		id: "use-viewport",
		name: "useViewport",
		category: "Window",
		description: "The window’s size and its breakpoint, once it has kept its size for 16 ms.",
	},
] as const satisfies readonly LibraryEntry[];

export type HookId = (typeof hooks)[number]["id"];
