import { meshNodes, provider } from "#src/content/facts/infrastructure.ts";
import type { Activity } from "#src/ui/activity-list.tsx";
import type { IconName } from "#src/ui/icon-names.ts";
import type { Pillar } from "#src/ui/pillar-grid.tsx";

/** The landing view of the documentation reader. Specification 2.3; the figures of section 2.3 are sample data. */
export const readerLanding = {
	title: "Documentation",
	kanji: { kanji: "書", reading: "sho", meaning: "writing" },
	introduction:
		"Ten sections about one tool and the community around it: what the ecosystem is, how it is built, and how to work with it day to day.",
	/** Above the landing view when it stands in for an unknown address. */
	missing: {
		title: "There is no document at this address",
		text: "It may have a new name. The ten sections are listed here, and Search, at the top, finds every document by title and heading.",
	},
	statsTitle: "Cherry CLI in figures",
	sampleNote: "Sample data",
	pillarsTitle: "Six pillars hold the roof",
	pillarsKanji: { kanji: "柱", reading: "hashira", meaning: "pillar" },
	pillarsText:
		"Everything the tool does rests on six things done properly. Each is documented, each can be used alone.",
	activityTitle: "Live CLI Activity",
	activityKanji: { kanji: "響き", reading: "hibiki", meaning: "echo" },
	activityText: "Sample messages from the command line, newest first.",
	sectionsTitle: "Ten sections",
	sectionsKanji: { kanji: "章", reading: "shō", meaning: "chapter" },
	sectionsText: "Open a section to see its documents; every one can be read in place, printed, or copied as Markdown.",
} as const;

export interface LandingStat {
	figure: string;
	unit?: string;
	label: string;
	icon: IconName;
	context: string;
}

/** Four stat cards. Specification 2.3. */
export const landingStats: readonly LandingStat[] = [
	{ figure: "47", label: "Commands", icon: "square-terminal", context: "In twelve groups" },
	{ figure: String(provider.uptime), unit: "%", label: "Uptime", icon: "clock", context: "Across all managed servers" },
	{ figure: "2.4", unit: " TB", label: "Transferred", icon: "package", context: "AES-256 by default" },
	{ figure: String(provider.managedServers), label: "Managed servers", icon: "server", context: "In six datacentres" },
];

/** Six feature pillars. Specification 2.3. */
export const pillars: readonly Pillar[] = [
	{
		icon: "package",
		kanji: { kanji: "包み", reading: "tsutsumi", meaning: "wrapping" },
		title: "Server capsules",
		text: "A whole environment, wrapped and carried between hosts as one sealed file.",
	},
	{
		icon: "lock-keyhole",
		kanji: { kanji: "封", reading: "fū", meaning: "seal" },
		title: "GPG plus AES-256",
		text: "Two layers on every capsule: AES-256 seals the contents; GPG, or your organisation’s key, locks the data key.",
	},
	{
		icon: "key-round",
		kanji: { kanji: "鍵", reading: "kagi", meaning: "key" },
		title: "SSH key ceremonies",
		text: "Keys are issued, rotated and retired with care, each step witnessed and written down.",
	},
	{
		icon: "palette",
		kanji: { kanji: "彩り", reading: "irodori", meaning: "colouring" },
		title: "Cultural CLI styling",
		text: "The terminal follows the season: its palette, its greetings, its sense of pause.",
	},
	{
		icon: "waypoints",
		kanji: { kanji: "織", reading: "ori", meaning: "weaving" },
		title: "Cloud API and P2P mesh",
		text: "Cloud servers and mesh nodes orchestrated as one fabric, through a single server API.",
	},
	{
		icon: "book-open",
		kanji: { kanji: "綴り", reading: "tsuzuri", meaning: "binding" },
		title: "Embedded docs",
		text: "Ten sections of documents, bound into the tool and readable where the work is done.",
	},
];

/** Specification 3 (Activity item), the message split into its parts. The other lists of activity omit the mood. */
export interface ActivityItem extends Omit<Activity, "tone"> {
	type: "capsule" | "server" | "mesh" | "ssh" | "transfer" | "tunnel" | "ideas" | "docs";
	mood: "calm" | "growing" | "bright";
}

/** Eight timed sample messages. Specification 2.3. */
export const cliActivity: readonly ActivityItem[] = [
	{
		time: "12 s",
		subject: "Capsule",
		verb: "sealed",
		object: "web-03 wrapped with GPG, 412 MB",
		type: "capsule",
		mood: "bright",
	},
	{
		time: "48 s",
		subject: "Server",
		verb: "deployed",
		object: "e3-1240v3 in Lithuania, 17 min",
		type: "server",
		mood: "growing",
	},
	{
		time: "2 min",
		subject: "Mesh",
		verb: "joined",
		object: `Node ${meshNodes} answered its first heartbeat`,
		type: "mesh",
		mood: "calm",
	},
	{
		time: "4 min",
		subject: "SSH",
		verb: "rotated",
		object: "Key ceremony closed with two witnesses",
		type: "ssh",
		mood: "calm",
	},
	{
		time: "7 min",
		subject: "Transfer",
		verb: "finished",
		object: "81.6 GB to Singapore, AES-256",
		type: "transfer",
		mood: "bright",
	},
	{
		time: "11 min",
		subject: "Tunnel",
		verb: "opened",
		object: "localhost:5432 to amsterdam-db-01",
		type: "tunnel",
		mood: "calm",
	},
	{
		time: "16 min",
		subject: "Ideas",
		verb: "gathered",
		object: "“Quiet hours for alerts” has 24 supporters",
		type: "ideas",
		mood: "growing",
	},
	{
		time: "21 min",
		subject: "Docs",
		verb: "bound",
		object: "05 Technical Architecture, 8 files",
		type: "docs",
		mood: "calm",
	},
];
