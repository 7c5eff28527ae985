import { governanceCircles } from "#src/content/facts/community.ts";
import type { Part } from "./season-ceremony.ts";

/** Minutes that each circle has to report. */
const minutesPerCircle = 3;

/** The hour that every seasonal ceremony follows; its middle is the season’s own. */
export const hour: { before: readonly Part[]; act: { title: string; minutes: number }; after: readonly Part[] } = {
	before: [
		{
			minutes: 5,
			title: "Arriving",
			text: "One minute of quiet with the microphones off. Then the host greets whoever is new and names the micro-season of the day.",
		},
		{
			minutes: governanceCircles.length * minutesPerCircle,
			title: "Looking back",
			text: "Each circle in three minutes: done, not done, learned.",
		},
	],
	act: { title: "The season’s act", minutes: 30 },
	after: [
		{ minutes: 8, title: "Thanks", text: "By name and for a deed, one sentence each. New levels are read out here." },
		{
			minutes: 5,
			title: "Closing",
			text: "The host reads the season’s phrase. Three, three, three and one: the hands clap together.",
		},
	],
};

/** Roles in every ceremony. */
export const roles: readonly { role: string; does: string }[] = [
	{
		role: "Host",
		does: "Opens, names the micro-season, keeps the order, closes. Has been to three ceremonies before.",
	},
	{ role: "Notes", does: "One page, out the next day. A line is left out if its speaker asks for it." },
	{
		role: "Time",
		does: "Shows a coloured sheet one minute before a part ends. Interrupts nobody in the middle of a word.",
	},
	{
		role: "Languages",
		does: "Puts every text into the chat before it is read, and explains Japanese words as they come up.",
	},
];
