import type { LibraryEntry } from "./entry.ts";

/** An effect as shown in the library; `play` is the label of the button that replaces the pointer. */
export interface EffectEntry extends LibraryEntry {
	/** Path from the project’s root. */
	source: string;
	/** Where the site uses it. */
	place: string;
	/** What to do once its stage is running. */
	hint: string;
	play?: string;
}

/** The six effects of the site. Specification 2.12, 4.6 and 9 */
export const effects = [
	{
		id: "season-particles",
		name: "Season particles",
		category: "Ambient",
		source: "src/effects/kinds/season-particles.ts",
		description: "The season’s signs drift about, fade with age, and come back on the other side.",
		place: "Behind every page, clear of all text.",
		hint: "Hold the pointer still among them: those near it lean towards it.",
	},
	{
		id: "falling-petals",
		name: "Falling petals",
		category: "Ambient",
		source: "src/effects/kinds/petals.ts",
		description:
			"Petals in the season’s colours fall, sway, and are carried by a wind that never blows the same twice.",
		place: "Behind every page, clear of all text.",
		hint: "The wind is shown once it is above 1.5.",
	},
	{
		id: "pointer-trail",
		name: "Pointer trail",
		category: "Answers",
		source: "src/effects/kinds/trail.ts",
		description: "The pointer leaves the season’s signs behind, each for a moment.",
		place: "In the round windows of home and of the dashboards.",
		hint: "Move the pointer across the stage.",
		play: "Draw a line",
	},
	{
		id: "click-burst",
		name: "Click burst",
		category: "Answers",
		source: "src/effects/kinds/burst.ts",
		description: "A press scatters a handful. In a round window, so does a pointer that comes in.",
		place: "In the round windows of home and of the dashboards.",
		hint: "Press anywhere on the stage.",
		play: "Scatter a handful",
	},
	{
		id: "season-passage",
		name: "Season transition",
		category: "Transition",
		source: "src/effects/kinds/transition-particles.ts",
		description: "When one season gives way to the next, its signs rise once, clearest in the middle of their way.",
		place: "Over the page’s foot, while the season changes.",
		hint: "Choose another season in the header to see the whole transition.",
	},
	{
		id: "decorative-petals",
		name: "Decorative petals",
		category: "Decoration",
		source: "src/effects/decorative-petals.tsx",
		description: "Twenty petals in style sheets alone. They cost no script at all.",
		place: "In the hero of home, beside the window.",
		hint: "Each falls at its own pace, and each is late in its own way.",
	},
] as const satisfies readonly EffectEntry[];

export type EffectId = (typeof effects)[number]["id"];
