import type { KanjiWord } from "#src/ui/kanji.tsx";

export type GuideSectionId = "overview" | "tokenomics" | "infrastructure" | "governance" | "cultural" | "business";

/** A section's text in the menu and above its content. Specification 2.9. */
export interface GuideSection {
	label: string;
	title: string;
	kanji: KanjiWord;
	introduction: string;
}

/** The six sections of the ecosystem guide, the default first. Specification 2.9. */
export const guideSections: Record<GuideSectionId, GuideSection> = {
	overview: {
		label: "Overview",
		title: "One forest, many trees",
		kanji: { kanji: "森", reading: "mori", meaning: "forest" },
		introduction:
			"A tool, machines to run it on, a mesh between them, people who keep both, and two tokens that never mix. This guide says how the parts hold each other up, and what each one costs.",
	},
	tokenomics: {
		label: "Tokenomics",
		title: "Where CHERRY goes",
		kanji: { kanji: "量", reading: "ryō", meaning: "quantity" },
		introduction:
			"One billion CHERRY, and no more. Here is who they are set aside for, when the team may touch its share, and how the number shrinks.",
	},
	infrastructure: {
		label: "Infrastructure",
		title: "Many owners, one mesh",
		kanji: { kanji: "網", reading: "ami", meaning: "net" },
		introduction:
			"The datacentres are the provider’s, not ours. Members rent out what stands idle, by the hour, and the mesh keeps the list of who is there.",
	},
	governance: {
		label: "Governance",
		title: "Three days, then a vote",
		kanji: { kanji: "議", reading: "gi", meaning: "deliberation" },
		introduction:
			"Circles look after their fields day by day. What concerns everybody is written down, read for three days, and then voted on.",
	},
	cultural: {
		label: "Cultural",
		title: "One calendar for all",
		kanji: { kanji: "季", reading: "ki", meaning: "season" },
		introduction:
			"The year has four seasons here as well, and each asks for a different kind of work. The ideas are Japanese; where one is borrowed, its source is named.",
	},
	business: {
		label: "Business",
		title: "What is for sale",
		kanji: { kanji: "市", reading: "ichi", meaning: "market" },
		introduction:
			"Plans, a fee on rentals, servers under contract, and nothing hidden between them. The arithmetic stands beside every figure, so that you can disagree with it.",
	},
};
