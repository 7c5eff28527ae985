import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six sections of the server provider's page, in order. Specification 2.4 */
export const serverSections = {
	overview: {
		label: "Overview",
		title: "A provider, introduced",
		kanji: { kanji: "序", reading: "jo", meaning: "the opening part" },
		introduction:
			"Cherry Servers rents out whole machines. Order one from the terminal, use it for an hour or for years, and give it back with one command.",
	},
	locations: {
		label: "Locations",
		title: "Six storehouses",
		kanji: { kanji: "地", reading: "chi", meaning: "ground" },
		introduction: "Four sites in Europe, one in the middle of America, one on the Strait of Singapore.",
	},
	inventory: {
		label: "Inventory",
		title: "Fifteen plans",
		kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
		introduction:
			"Five categories, from two shared cores to two H100s. Narrow them down, put up to three side by side, then compose the command that orders one.",
	},
	pricing: {
		label: "Pricing",
		title: "Six ways to be billed",
		kanji: { kanji: "値", reading: "ne", meaning: "price" },
		introduction: "The same machine costs less the longer you promise to keep it. Every figure here shows its sum.",
	},
	"cherry-cli": {
		label: "Cherry CLI",
		title: "From the terminal",
		kanji: { kanji: "令", reading: "rei", meaning: "command" },
		introduction:
			"Nine commands order a server, open a shell on it, and look up plans and prices. These are their usage lines and what they answer.",
	},
	features: {
		label: "Features",
		title: "What stands behind a plan",
		kanji: { kanji: "能", reading: "nō", meaning: "ability" },
		introduction: "What the sites can do, what they are built from, and which plan suits which work.",
	},
} as const satisfies Record<string, { label: string; title: string; kanji: KanjiWord; introduction: string }>;
