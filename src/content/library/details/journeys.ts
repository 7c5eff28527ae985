import type { TierCardsProps } from "#src/ui/tier-cards.tsx";
import type { TimelineProps } from "#src/ui/timeline.tsx";
import type { ComponentDetails, FieldRows } from "../entry.ts";

/** Props of sequential components. */
export const journeyDetails = {
	timeline: {
		source: "src/ui/timeline.tsx",
		props: {
			phases: {
				required: true,
				type: "readonly Phase[]",
				text: "Title, kanji, duration, note and `state` of each; `days` from 1 to 7 set its length. The current one has a `progress` and may have a `badge`.",
			},
		} satisfies FieldRows<TimelineProps>,
		keyboard: "Nothing to press. Where there is little room it stands upright.",
		accessibility: "An ordered list. “Done”, “Now” and “Upcoming” are said; the current phase is marked as the step.",
	},
	"tier-cards": {
		source: "src/ui/tier-cards.tsx",
		props: {
			tiers: {
				required: true,
				type: "readonly Tier[]",
				text: "From the lowest to the top: figure, unit, terms, benefits and what it asks for.",
			},
			level: { type: "1 | 2 | 3 | 4 | 5", declared: "level?: HeadingLevel", text: "Of the names; 3 by default." },
		} satisfies FieldRows<TierCardsProps>,
		keyboard: "Nothing to press.",
		accessibility: "A list of as many items as there are tiers, each with a heading. The tint repeats the order.",
	},
} satisfies Record<string, ComponentDetails>;
