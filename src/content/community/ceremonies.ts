import type { Season } from "#src/season/season.ts";
import type { Step } from "#src/ui/steps.tsx";

/** What happens at each season's ceremony; names, dates and multipliers are defined by the seasons. */
export const ceremonyDeeds: Record<Season, string> = {
	spring: "Projects are announced, one sentence each. Everybody leaves with one thing to sow.",
	summer: "Work in progress is shown, unfinished on purpose. Newcomers of the spring speak first.",
	autumn: "What ripened is counted and thanked for. What did not is written down with the reason.",
	winter: "What nobody uses is cut back: commands, pages, meetings. Debts of the year are settled.",
};

/** Two more, independent of the calendar. Specification 3, settings concepts; product decisions. */
export const smallCeremonies = [
	{
		name: "Seeding",
		when: "When a project starts",
		text: "Its purpose, its keeper and its first small step are read out and kept.",
	},
	{
		name: "Growth",
		when: "When somebody reaches a new level",
		text: "Two members tell what they saw that person do. The person answers with thanks, briefly.",
	},
] as const;

/** The sequence of the hour. */
export const ceremonySteps: readonly Step[] = [
	{ title: "Arriving", text: "Five minutes without an agenda. The host names the micro-season of the day." },
	{ title: "Looking back", text: "Each circle reports in three minutes: done, not done, learned." },
	{ title: "The season’s act", text: "Sowing, showing, counting or cutting. It takes half of the hour." },
	{ title: "Thanks", text: "By name and for a deed. New levels are read out here." },
	{ title: "Closing", text: "The host reads the season’s phrase. The notes are published the next day." },
];
