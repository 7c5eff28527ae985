import { proposalReviewHours } from "#src/content/facts/ecosystem.ts";
import type { Activity } from "#src/ui/activity-list.tsx";

/** Activity between the components: sample messages, newest first. Specification 3 (Activity item). */
export const guideActivity: readonly (Omit<Activity, "tone"> & {
	type: "node" | "rental" | "proposal" | "token" | "mentorship" | "ceremony";
})[] = [
	{
		time: "4 min",
		subject: "Node",
		verb: "joined",
		object: "16 processors in Stockholm, lent overnight",
		type: "node",
	},
	{
		time: "26 min",
		subject: "Rental",
		verb: "ended",
		object: "a GPU in Vilnius, back with its owner",
		type: "rental",
	},
	{
		time: "2 h",
		subject: "Proposal",
		verb: "opened",
		object: `longer tunnel logs, ${proposalReviewHours} hours to read it`,
		type: "proposal",
	},
	{
		time: "5 h",
		subject: "CHERRY",
		verb: "staked",
		object: "4,000, by somebody who lends two nodes",
		type: "token",
	},
	{
		time: "9 h",
		subject: "Mentorship",
		verb: "began",
		object: "a pair agreed on three months of Rust",
		type: "mentorship",
	},
	{
		time: "1 day",
		subject: "Ceremony",
		verb: "recorded",
		object: "notes of the harvest, with every name",
		type: "ceremony",
	},
];
