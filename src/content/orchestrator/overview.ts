import type { Step } from "#src/ui/steps.tsx";

/** The path of a task, from the question to the record. */
export const taskSteps: readonly Step[] = [
	{
		title: "Somebody asks",
		text: "A member writes what is wanted and how one would notice that it is there. Without the second half nothing starts.",
	},
	{
		title: "It is cut",
		text: "The orchestrator divides the task into pieces for one craft each, and puts them in order. Pieces that do not wait for each other run side by side.",
	},
	{
		title: "Each craft does its piece",
		text: "An agent works on a copy, and hands on what it made together with what it found out.",
	},
	{
		title: "Another craft checks",
		text: "Nothing is checked by the kind that made it. What fails goes back with a sentence on why.",
	},
	{
		title: "A person decides",
		text: "The one who asked gets the change, the tests and the record, and says yes, no, or not yet.",
	},
	{
		title: "It is remembered",
		text: "The record is kept with the project, so that the same question need not be asked again next year.",
	},
];
