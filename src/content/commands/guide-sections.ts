import type { IconName } from "#src/ui/icon-names.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { GuideSection } from "./command.ts";

export interface GuideSectionWords {
	title: string;
	icon: IconName;
	/** One or two sentences. */
	description: string;
	kanji: KanjiWord;
	/**
	 * Whether each command is shown with arguments, options and examples, or only with usage and summary. Specification
	 * 2.11
	 */
	isInFull: boolean;
}

/** The heading text of each section of the command-line guide. Specification 2.11 */
export const guideSectionWords: Readonly<Record<GuideSection, GuideSectionWords>> = {
	welcome: {
		title: "Welcome",
		icon: "square-terminal",
		description: "What Cherry CLI is for, how to install it, and the first five minutes with it.",
		kanji: { kanji: "門", reading: "mon", meaning: "gate" },
		isInFull: false,
	},
	core: {
		title: "Core",
		icon: "sprout",
		description: "A folder to work in, its settings, what is going on, and the season.",
		kanji: { kanji: "根", reading: "ne", meaning: "root" },
		isInFull: true,
	},
	files: {
		title: "Files",
		icon: "copy",
		description: "Files between your machine and a server. Transfers are encrypted with AES-256.",
		kanji: { kanji: "紙", reading: "kami", meaning: "paper" },
		isInFull: true,
	},
	server: {
		title: "Servers",
		icon: "server",
		description: "Rent servers, look after them, and carry a whole one away in a capsule.",
		kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		isInFull: true,
	},
	ssh: {
		title: "SSH",
		icon: "key-round",
		description: "Log in by key, look after keys, have them witnessed, and reach a port that is not open to the world.",
		kanji: { kanji: "鍵", reading: "kagi", meaning: "key" },
		isInFull: true,
	},
	p2p: {
		title: "P2P",
		icon: "waypoints",
		description: "Lend storage to the mesh, see who else is in it, and leave without dropping anything.",
		kanji: { kanji: "網", reading: "ami", meaning: "net" },
		isInFull: true,
	},
	org: {
		title: "Organisations",
		icon: "users-round",
		description: "Servers that several people look after: who belongs to an organisation, and what each may do.",
		kanji: { kanji: "組", reading: "kumi", meaning: "group" },
		isInFull: false,
	},
	inventory: {
		title: "Inventory",
		icon: "blocks",
		description: "What can be rented, where, and for how much.",
		kanji: { kanji: "棚", reading: "tana", meaning: "shelf" },
		isInFull: false,
	},
	instance: {
		title: "Instances",
		icon: "rotate-cw",
		description: "Start and stop a machine, give it another plan, and keep a copy of its disks.",
		kanji: { kanji: "台", reading: "dai", meaning: "stand; counter for machines" },
		isInFull: false,
	},
	package: {
		title: "Packages",
		icon: "package",
		description: "Find, install and remove software on a server without logging in.",
		kanji: { kanji: "箱", reading: "hako", meaning: "box" },
		isInFull: false,
	},
	ideas: {
		title: "Ideas",
		icon: "flower-2",
		description: "What members would like to see next: read, share and support it from the terminal.",
		kanji: { kanji: "種", reading: "tane", meaning: "seed" },
		isInFull: false,
	},
	monitoring: {
		title: "Monitoring",
		icon: "trending-up",
		description: "How a server is doing, what it has logged, and when it should call you.",
		kanji: { kanji: "番", reading: "ban", meaning: "watch" },
		isInFull: false,
	},
	advanced: {
		title: "Advanced",
		icon: "workflow",
		description:
			"Many commands in one go, commands at set times, completion in your shell, and a check of your set-up.",
		kanji: { kanji: "技", reading: "waza", meaning: "skill" },
		isInFull: true,
	},
};
