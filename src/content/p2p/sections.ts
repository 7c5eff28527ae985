import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six categories of the page, in order. Specification 2.13 */
export const p2pSections = {
	overview: {
		label: "Overview",
		title: "A net without a centre",
		kanji: { kanji: "序", reading: "jo", meaning: "the opening part" },
		introduction:
			"The mesh is a set of servers that carry each other’s capsules. It keeps one piece of shared knowledge (who is here now), and nobody in the middle keeps it for the others.",
	},
	architecture: {
		label: "Architecture",
		kanji: { kanji: "形", reading: "katachi", meaning: "form" },
		introduction:
			"Every node runs the same program. What looks like a relay or a meeting point is a neighbour that happens to stand in the right place.",
	},
	nodes: {
		label: "Nodes",
		kanji: { kanji: "節", reading: "fushi", meaning: "joint, node of bamboo" },
		introduction:
			"A node is a server with a key of its own and some disk to lend. Here are the kinds there are, what one has to bring, and how it joins and leaves.",
	},
	protocols: {
		label: "Protocols",
		kanji: { kanji: "型", reading: "kata", meaning: "a set form" },
		introduction:
			"Five agreements hold the mesh together: how nodes meet, how they prove themselves, how they notice a loss, how they carry a file, and how they reach each other through a wall.",
	},
	security: {
		label: "Security",
		kanji: { kanji: "盾", reading: "tate", meaning: "shield" },
		introduction:
			"A node that carries your capsule may belong to a stranger. What it can see, what it can do, and what nothing here protects you from.",
	},
	performance: {
		label: "Performance",
		kanji: { kanji: "秤", reading: "hakari", meaning: "scales" },
		introduction:
			"Four things are measured, each with its formula, so that a figure on your own screen can be checked with a pencil.",
	},
} as const satisfies Record<string, { label: string; title?: string; kanji: KanjiWord; introduction: string }>;
