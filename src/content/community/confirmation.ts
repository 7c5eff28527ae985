import type { Step } from "#src/ui/steps.tsx";

/** How a member moves up a level. */
export const confirmationSteps: readonly Step[] = [
	{
		title: "The work is on record",
		text: "Contributions, pairs and projects stand in the member’s garden, with dates.",
	},
	{
		title: "Somebody at the next level reads it",
		text: "The member asks one person who is already there. That person looks at the work, not at the hours.",
	},
	{
		title: "The Community Care circle confirms",
		text: "Within two weeks, in writing, with the reason when the answer is not yet.",
	},
	{ title: "It is said aloud", text: "New levels are read out at the next seasonal ceremony, and hold from that day." },
];
