import type { KanjiWord } from "#src/ui/kanji.tsx";
import { tokenSections } from "./sections.ts";

/** What Seeds are used for: six tiles. Specification 2.10. */
export const seedsUtilities: readonly { title: string; kanji: KanjiWord; text: string }[] = [
	{
		title: "Governance",
		kanji: tokenSections.governance.kanji,
		text: "Staked Seeds vote on proposals: what is built, what is spent, and how the rules change.",
	},
	{
		title: "Rewards",
		kanji: { kanji: "賞", reading: "shō", meaning: "award" },
		text: "Validated work is paid in Seeds, from a cast vote to a patch that took a month.",
	},
	{
		title: "Staking",
		kanji: tokenSections.staking.kanji,
		text: "Seeds left in a tier grow daily. How much depends on the amount and on the time promised.",
	},
	{
		title: "Access",
		kanji: { kanji: "門", reading: "mon", meaning: "gate" },
		text: "Seats at workshops, a place in the queue for GPU servers, storage by the month.",
	},
	{
		title: "Trading",
		kanji: tokenSections.trading.kanji,
		text: "Seeds are an SPL token: any Solana wallet can hold, send and exchange them.",
	},
	{
		title: "Cultural",
		kanji: { kanji: "文", reading: "fumi", meaning: "letters" },
		text: "Gifts for a mentor, ink for the new year’s writing, a share of the fireworks fund.",
	},
];
