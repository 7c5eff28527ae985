import { unstaking } from "#src/content/facts/seeds.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The six sections of the token hub, in order. Specification 2.10. */
export const tokenSections = {
	overview: {
		label: "Overview",
		title: "Seeds for work done",
		kanji: { kanji: "序", reading: "jo", meaning: "the opening part" },
		introduction:
			"Cherry Seeds are what the community gives for work, and what it votes with. Here is what they are, what one costs, and what can be done with it.",
	},
	tokenomics: {
		label: "Tokenomics",
		kanji: { kanji: "量", reading: "ryō", meaning: "quantity" },
		introduction:
			"Two and a half million Seeds exist, and no more will be made. In their distribution, four tenths belong to the people who tend the garden.",
	},
	earning: {
		label: "Earning",
		kanji: { kanji: "実", reading: "mi", meaning: "fruit" },
		introduction:
			"Six kinds of work bear Seeds. A first vote takes an hour, a node is kept up all season; most members begin with one pathway and add a second later.",
	},
	staking: {
		label: "Staking",
		kanji: { kanji: "根", reading: "ne", meaning: "root" },
		introduction: `To stake is to leave Seeds in the ground for a while. They grow every day, they count in votes, and they come back ${unstaking.cooldownDays} days after you ask.`,
	},
	trading: {
		label: "Trading",
		kanji: { kanji: "市", reading: "ichi", meaning: "market" },
		introduction:
			"Seeds change hands at three venues on Solana. Here is a market overview, what trading costs, and how to tell the real token from a false one.",
	},
	governance: {
		label: "Governance",
		kanji: { kanji: "議", reading: "gi", meaning: "deliberation" },
		introduction:
			"Whoever stakes may vote. Proposals are talked over first, written down second, and counted last; every step has its days.",
	},
} as const satisfies Record<string, { label: string; title?: string; kanji: KanjiWord; introduction: string }>;
