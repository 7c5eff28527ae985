import { proposalReviewHours } from "#src/content/facts/ecosystem.ts";

/** Activity between the components: sample messages, newest first. Specification 3 (activity item). */
export interface GuideActivity {
	/** How long ago, as a label. */
	time: string;
	subject: string;
	verb: string;
	object: string;
	type: "node" | "rental" | "proposal" | "token" | "mentorship" | "ceremony";
	mood: "calm" | "glad" | "busy";
}

export const guideActivity: readonly GuideActivity[] = [
	{
		time: "4 min",
		subject: "Node",
		verb: "joined",
		object: "16 processors in Stockholm, lent overnight",
		type: "node",
		mood: "glad",
	},
	{
		time: "26 min",
		subject: "Rental",
		verb: "ended",
		object: "a GPU in Vilnius, back with its owner",
		type: "rental",
		mood: "calm",
	},
	{
		time: "2 h",
		subject: "Proposal",
		verb: "opened",
		object: `longer tunnel logs, ${proposalReviewHours} hours to read it`,
		type: "proposal",
		mood: "busy",
	},
	{
		time: "5 h",
		subject: "CHERRY",
		verb: "staked",
		object: "4,000, by somebody who lends two nodes",
		type: "token",
		mood: "calm",
	},
	{
		time: "9 h",
		subject: "Mentorship",
		verb: "began",
		object: "a pair agreed on three months of Rust",
		type: "mentorship",
		mood: "glad",
	},
	{
		time: "1 day",
		subject: "Ceremony",
		verb: "recorded",
		object: "notes of the harvest, with every name",
		type: "ceremony",
		mood: "calm",
	},
];
