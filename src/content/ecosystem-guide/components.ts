import type { KanjiWord } from "#src/ui/kanji.tsx";

/** A component of the ecosystem. */
export interface PlatformComponent {
	title: string;
	kanji: KanjiWord;
	text: string;
	/** Its page and the link text. */
	to: string;
	link: string;
}

/** Six, in the order in which a newcomer meets them; their numbers are their positions. Specification 2.9. */
export const platformComponents: readonly PlatformComponent[] = [
	{
		title: "Cherry CLI",
		kanji: { kanji: "令", reading: "rei", meaning: "command" },
		text: "One command for servers, files, keys and the mesh. It runs in the terminal you already have.",
		to: "/cli",
		link: "Read the CLI docs",
	},
	{
		title: "Cherry Servers",
		kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		text: "Machines to rent in six cities, by the hour or by the month. Whatever runs on them can be sealed and moved.",
		to: "/infrastructure/servers",
		link: "See the plans",
	},
	{
		title: "P2P mesh",
		kanji: { kanji: "網", reading: "ami", meaning: "net" },
		text: "Machines that members lend to each other. They know who is present, and need no centre for it.",
		to: "/infrastructure/p2p",
		link: "How nodes meet",
	},
	{
		title: "Community",
		kanji: { kanji: "輪", reading: "wa", meaning: "circle" },
		text: "People who review, teach and keep watch. Levels record what they did; circles decide what comes next.",
		to: "/community",
		link: "Meet the community",
	},
	{
		title: "Two tokens",
		kanji: { kanji: "種", reading: "tane", meaning: "seed" },
		text: "CHERRY belongs to the whole ecosystem. Cherry Seeds are the community’s own: earned by work, and voted with.",
		to: "/tokens",
		link: "The hub of Cherry Seeds",
	},
	{
		title: "Seasons",
		kanji: { kanji: "暦", reading: "koyomi", meaning: "almanac" },
		text: "Four quarters with work of their own. The date turns colours, ceremonies and the multiplier on earned Seeds.",
		to: "/guides/seasons",
		link: "How the year turns",
	},
];
