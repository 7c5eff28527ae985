/** One of several steps, in order. */
export interface Step {
	title: string;
	text: string;
}

/** How a lent machine comes to be rented. */
export const infrastructureSteps: readonly Step[] = [
	{
		title: "Offer",
		text: "The owner says what may be used, when, and at what lowest price. Nothing outside of that is touched.",
	},
	{
		title: "Match",
		text: "The marketplace shows what fits, nearest and cheapest first. The renter picks; nobody is assigned.",
	},
	{
		title: "Run",
		text: "The work arrives as a sealed capsule and runs apart from the owner’s own. The owner sees load, not content.",
	},
	{
		title: "Settle",
		text: "Hours that ran are paid, hours that failed are not. Both sides get the same record.",
	},
];

/** The review of a proposal, one step per day. */
export const reviewDays: readonly Step[] = [
	{
		title: "First day: is it complete?",
		text: "Question, cost, who will do it, and how one would notice that it went wrong. What is missing is asked for.",
	},
	{
		title: "Second day: whom does it touch?",
		text: "The circles concerned answer in writing. A member whom no circle speaks for can ask for time.",
	},
	{
		title: "Third day: what speaks against it?",
		text: "Every objection gets an answer beside it, or changes the text. Then the text is closed.",
	},
];

/** What money cannot buy here. */
export const notSold: readonly { what: string; why: string }[] = [
	{ what: "A vote", why: "Voting power comes from staked Cherry Seeds. A plan adds none, at any price." },
	{ what: "A level", why: "Levels record work that other members saw. There is nothing to pay for." },
	{ what: "A place in a circle", why: "Seats are elected or confirmed by those who already do the work." },
	{
		what: "What members run and write",
		why: "A capsule is sealed before it leaves a machine, so there is nothing to read, and nothing to sell.",
	},
];
