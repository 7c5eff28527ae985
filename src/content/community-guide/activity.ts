import type { Activity } from "#src/ui/activity-list.tsx";

/** What members did lately: sample messages, newest first. Specification 4.3 */
export const activity: readonly Omit<Activity, "tone">[] = [
	{ time: "20 min", subject: "Greeting", verb: "answered", object: "nine members, from seven places" },
	{ time: "1 h", subject: "Question", verb: "settled", object: "in the open, and kept for the next one who asks" },
	{ time: "4 h", subject: "Learning circle", verb: "met", object: "five members, one of them only to listen" },
	{ time: "6 h", subject: "Small change", verb: "merged", object: "two links, mended by an Emerging Seedling" },
	{ time: "1 day", subject: "Pair", verb: "agreed", object: "an hour a week, for three months" },
];
