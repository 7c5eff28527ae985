import type { LibraryEntry } from "./entry.ts";

/** In the order of the page. */
export const componentCategories = ["Actions", "Choices", "Words", "Journeys", "Figures", "States"] as const;

type ComponentEntry = LibraryEntry & { category: (typeof componentCategories)[number] };

/** Every component the library shows. `id` is the name of its sample. Specification 2.12 and 3 */
export const components = [
	{
		id: "button",
		name: "Button",
		category: "Actions",
		description: "A native button, or a link that looks like one. One primary in a group.",
	},
	{
		id: "icon-button",
		name: "IconButton",
		category: "Actions",
		description: "An icon alone, with its name as a tooltip.",
	},
	{
		id: "dialog",
		name: "Dialog",
		category: "Actions",
		description: "A modal window over the page. What it holds exists only while it is open.",
	},
	{
		id: "choice-row",
		name: "ChoiceRow",
		category: "Choices",
		description: "One of a few, as radio buttons in a row. Kanji may stand over the labels.",
	},
	{
		id: "switch-row",
		name: "SwitchRow",
		category: "Choices",
		description: "On or off. The whole line answers.",
	},
	{
		id: "tabs",
		name: "Tabs",
		category: "Choices",
		description: "Sections of a page, one shown at a time. All of them stay in it, for find-in-page.",
	},
	{
		id: "disclosure",
		name: "Disclosure",
		category: "Choices",
		description: "A line that opens what follows it.",
	},
	{
		id: "badge",
		name: "Badge",
		category: "Words",
		description: "A short word beside a title: it marks, recommends, or reports that something is well or not.",
	},
	{
		id: "callout",
		name: "Callout",
		category: "Words",
		description: "A paragraph set apart by a rule, a tint and a mark that has a name.",
	},
	{
		id: "code-block",
		name: "CodeBlock",
		category: "Words",
		description: "Code with a button that copies it; as a prompt, one command in a well.",
	},
	{
		id: "section-heading",
		name: "SectionHeading",
		category: "Words",
		description: "A title with its kanji. Reading and meaning stand beside it.",
	},
	{
		id: "japanese-word",
		name: "JapaneseWord, Kanji",
		category: "Words",
		description: "A Japanese word in a sentence, and a kanji on its own. Neither comes without its meaning.",
	},
	{
		id: "timeline",
		name: "Timeline",
		category: "Journeys",
		description: "Phases whose lengths follow their durations: done solid, current ringed, future dashed.",
	},
	{
		id: "tier-cards",
		name: "TierCards",
		category: "Journeys",
		description: "Tiers to compare, as panels joined into one. The top one is tinted.",
	},
	{
		id: "stat",
		name: "StatRow, Stat",
		category: "Figures",
		description: "Figures in a ruled row, two by two on a phone.",
	},
	{
		id: "table",
		name: "Table",
		category: "Figures",
		description:
			"Hairline rows under a strong line. With more than three columns, rows become blocks where room is short.",
	},
	{
		id: "progress-bar",
		name: "ProgressBar",
		category: "Figures",
		description: "How far something has come, with the words beneath.",
	},
	{
		id: "line-chart",
		name: "LineChart",
		category: "Figures",
		description: "Lines over equal steps, never smoothed, each labelled at its end.",
	},
	{
		id: "empty-state",
		name: "EmptyState",
		category: "States",
		description: "The round window: nothing here yet, and all is well.",
	},
	{
		id: "loading-state",
		name: "LoadingState",
		category: "States",
		description: "A turning ring around the season’s kanji, unseen for the first 150 ms.",
	},
	{
		id: "error-state",
		name: "ErrorState",
		category: "States",
		description: "The square window: something needs attention, and there is a way on.",
	},
	{
		id: "toast",
		name: "ToastRegion",
		category: "States",
		description: "Messages at the bottom right. They stay five seconds, errors until they are dismissed.",
	},
] as const satisfies readonly ComponentEntry[];

export type ComponentId = (typeof components)[number]["id"];
