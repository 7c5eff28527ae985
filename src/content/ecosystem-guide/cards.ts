import { metrics } from "#src/content/demo/metrics.ts";
import { almanacCounts, governanceCircles } from "#src/content/facts/community.ts";
import {
	cherryStakingApy,
	cherryTeamVesting,
	ecosystemBusiness,
	ecosystemStated,
	proposalReviewHours,
} from "#src/content/facts/ecosystem.ts";
import type { GuideSectionId } from "./sections.ts";

/** Every section except the overview has its card. */
export type GuideCardId = Exclude<GuideSectionId, "overview">;

/** A section in a sentence and three figures. Specification 2.9 and 3 (feature card). */
export interface GuideCard {
	title: string;
	/** One or two sentences. */
	text: string;
	figures: readonly [CardFigure, CardFigure, CardFigure];
	/** The two cards at the end of the section, in this order. */
	related: readonly [GuideCardId, GuideCardId];
}

export interface CardFigure {
	figure: string;
	label: string;
}

const [core] = governanceCircles;
const [lowestApy, highestApy] = cherryStakingApy;
const [lowestPlan, highestPlan] = ecosystemBusiness.proPlan;

export const guideCards: Record<GuideCardId, GuideCard> = {
	tokenomics: {
		title: "CHERRY, the token of the whole",
		text: "One supply in five shares, and nothing is ever added to it. At the end of every quarter a part of it is burned.",
		figures: [
			{ figure: ecosystemStated.tokens, label: "CHERRY in all" },
			{ figure: `${lowestApy}–${highestApy}%`, label: "staking APY" },
			{ figure: `${cherryTeamVesting.cliffYears} years`, label: "before the team’s first token" },
		],
		related: ["business", "governance"],
	},
	infrastructure: {
		title: "A mesh of members’ machines",
		text: "Servers and graphics cards that members rent out by the hour, reached through a mesh without a centre.",
		figures: [
			{ figure: ecosystemStated.nodes, label: "nodes" },
			{ figure: `${ecosystemBusiness.gpuSaving}%`, label: "below a large cloud, for a GPU" },
			{ figure: `${metrics.infrastructureStats.utilizationRate}%`, label: "of all capacity in use" },
		],
		related: ["tokenomics", "business"],
	},
	governance: {
		title: "Read first, then decide",
		text: "Every proposal lies open for three days before anybody may vote. Small circles decide the rest, and publish why.",
		figures: [
			{ figure: `${proposalReviewHours} h`, label: "of review for each proposal" },
			{ figure: String(governanceCircles.length), label: "circles" },
			{ figure: `${core.termMonths} months`, label: "a term in the core circle" },
		],
		related: ["cultural", "tokenomics"],
	},
	cultural: {
		title: "Work that follows the year",
		text: "Sowing in spring, showing in summer, counting in autumn, cutting back in winter. Each has its ceremony.",
		figures: [
			{ figure: String(almanacCounts.solarTerms), label: "solar terms" },
			{ figure: String(almanacCounts.microSeasons), label: "micro-seasons" },
			{ figure: String(almanacCounts.nationalHolidays), label: "national holidays" },
		],
		related: ["governance", "infrastructure"],
	},
	business: {
		title: "Small fees, said aloud",
		text: "Members pay for comfort and for machines, never for a voice. The target is a target: it has not been reached.",
		figures: [
			{ figure: ecosystemStated.arrTarget, label: "ARR target" },
			{ figure: `$${lowestPlan}–${highestPlan}`, label: "a month for a pro plan" },
			{ figure: `${ecosystemBusiness.marketplaceFee}%`, label: "marketplace fee" },
		],
		related: ["infrastructure", "tokenomics"],
	},
};
