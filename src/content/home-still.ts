import type { PageKey } from "#src/navigation/site-map-entry.ts";
import type { Activity } from "#src/ui/activity-list.tsx";
import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Titles of the home page's sections, with the text below them. */
export const homeSections = {
	features: {
		kanji: { kanji: "里", reading: "sato", meaning: "home village" },
		title: "Six things to do here",
		text: "Each can be done alone. Together they make a village: what one grows, another can use.",
	},
	activity: {
		kanji: { kanji: "庭", reading: "niwa", meaning: "garden" },
		title: "Lately in the garden",
		text: "A few of the things members did, newest first.",
	},
	seasons: {
		kanji: { kanji: "暦", reading: "koyomi", meaning: "almanac" },
		title: "Four seasons, one year",
		text: "The date sets the colours, the work and the multiplier on the Cherry Seeds that you earn.",
	},
	guides: {
		kanji: { kanji: "道", reading: "michi", meaning: "path" },
		title: "Read before you dig",
		text: "Guides to the community, the tokens and the year, and the documents of the tool itself.",
	},
} as const;

/** Specification 3 (Feature card). */
export interface FeatureCard {
	page: PageKey;
	icon: IconName;
	kanji: KanjiWord;
	title: string;
	subtitle: string;
	description: string;
	/** The idea behind it, in a sentence. */
	philosophy: string;
	/** The season's chart colour used for its icon. */
	color: 1 | 2 | 3 | 4 | 5;
}

export const featureCards: readonly FeatureCard[] = [
	{
		page: "cli",
		icon: "square-terminal",
		kanji: { kanji: "令", reading: "rei", meaning: "command" },
		title: "Cherry CLI",
		subtitle: "Servers, files and keys from one prompt",
		description:
			"Wrap a whole server in a sealed capsule, carry it to another host, open it there. The terminal speaks the words of the season.",
		philosophy: "Say plainly what you are about to do, then do that.",
		color: 1,
	},
	{
		page: "tokens",
		icon: "sprout",
		kanji: { kanji: "種", reading: "tane", meaning: "seed" },
		title: "Cherry Seeds",
		subtitle: "The community’s own token",
		description:
			"Earned by code, by teaching and by care. Stake Seeds for a yearly return, and vote with them. No more will ever be made.",
		philosophy: "Keep some of every harvest to sow.",
		color: 3,
	},
	{
		page: "cherry-servers",
		icon: "server",
		kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		title: "Cherry Servers",
		subtitle: "Six datacentres, five kinds of plan",
		description:
			"Rent by the hour or by the month, from a first small machine to one with two GPUs, in the city closest to those you serve.",
		philosophy: "A storehouse is built before the rain.",
		color: 5,
	},
	{
		page: "infrastructure",
		icon: "waypoints",
		kanji: { kanji: "網", reading: "ami", meaning: "net" },
		title: "P2P mesh",
		subtitle: "Nodes that watch over one another",
		description:
			"Members lend the capacity they can spare and are paid in Seeds. When one node falls silent, its neighbours notice and stop relying on it.",
		philosophy: "One knot gives, and the net holds.",
		color: 4,
	},
	{
		page: "community",
		icon: "users-round",
		kanji: { kanji: "輪", reading: "wa", meaning: "circle" },
		title: "Mentorship",
		subtitle: "Pairs that walk together for a few months",
		description:
			"Somebody who knows the path goes a stretch of it with you: technical, cultural, in leadership or in open source.",
		philosophy: "Whoever has learned something owes a lesson.",
		color: 2,
	},
	{
		page: "ceremonies",
		icon: "flame",
		kanji: { kanji: "祭", reading: "matsuri", meaning: "festival" },
		title: "Seasonal ceremonies",
		subtitle: "Planting, blooming, harvest, pruning",
		description:
			"Once a season the work stops for an hour. What was made is looked at, those who made it are thanked, the rest is let go.",
		philosophy: "Nothing is finished until somebody has said thank you.",
		color: 1,
	},
];

/** Sample messages of the whole community, newest first. Specification 3 (Activity item), the message split into its parts. */
export const communityActivity: readonly (Activity & {
	type: "mesh" | "community" | "governance" | "capsule";
})[] = [
	{
		time: "6 min",
		subject: "Mesh",
		verb: "welcomed",
		object: "a node in Tallinn, the third there",
		tone: 4,
		type: "mesh",
	},
	{
		time: "25 min",
		subject: "Translation",
		verb: "was merged",
		object: "the welcome guide, in Portuguese",
		tone: 3,
		type: "community",
	},
	{
		time: "1 h",
		subject: "Learning circle",
		verb: "met",
		object: "five members, reading old code aloud",
		tone: 2,
		type: "community",
	},
	{
		time: "3 h",
		subject: "Proposal",
		verb: "went into discussion",
		object: "quieter alerts between ten and six",
		tone: 5,
		type: "governance",
	},
	{
		time: "5 h",
		subject: "Gardener",
		verb: "took on",
		object: "a newcomer who keeps bees",
		tone: 2,
		type: "community",
	},
	{
		time: "8 h",
		subject: "Capsule",
		verb: "arrived",
		object: "in Singapore from Lithuania, seals intact",
		tone: 1,
		type: "capsule",
	},
	{
		time: "1 day",
		subject: "Recognition",
		verb: "was given",
		object: "for a runbook that nobody had to ask about",
		tone: 3,
		type: "community",
	},
];
