/** The six billing options, in order. Specification 2.4 (Pricing) */
export const billingIds = ["hourly", "monthly", "quarterly", "semi-annual", "annual", "spot"] as const;
export type BillingId = (typeof billingIds)[number];

/** Length of a month when hours are compared with months: a year's 8,760 hours divided by twelve. */
export const hoursAMonth = 730;

/**
 * Billed in advance, by whole months; `percentOff` is the discount on the monthly price for the longer commitment.
 * Sample terms.
 */
export interface PrepaidTerm {
	id: Exclude<BillingId, "hourly" | "spot">;
	months: number;
	percentOff: number;
}

export const prepaidTerms: readonly PrepaidTerm[] = [
	{ id: "monthly", months: 1, percentOff: 0 },
	{ id: "quarterly", months: 3, percentOff: 3 },
	{ id: "semi-annual", months: 6, percentOff: 6 },
	{ id: "annual", months: 12, percentOff: 10 },
];

/** The name of each option, how it is billed, and for whom. */
export const billingWords: Record<BillingId, { name: string; billed: string; suits: string }> = {
	hourly: { name: "Hourly", billed: "Each hour or part of one, at the end of the month", suits: "Trying things out" },
	monthly: { name: "Monthly", billed: "One month ahead", suits: "Most servers" },
	quarterly: { name: "Quarterly", billed: "Three months ahead", suits: "A season’s project" },
	"semi-annual": { name: "Semi-annual", billed: "Six months ahead", suits: "Two seasons" },
	annual: { name: "Annual", billed: "Twelve months ahead", suits: "What will stay" },
	spot: {
		name: "Spot",
		billed: "Each hour or part of one, while capacity is spare",
		suits: "Work that can be interrupted",
	},
};

/** Payment methods with a note each. Specification 2.4 (Pricing) */
export const paymentMethods = [
	{ name: "Cards", note: "Visa, Mastercard and American Express; charged when the bill is made." },
	{ name: "SEPA transfer", note: "For accounts in euros; one to two working days to arrive." },
	{ name: "PayPal", note: "At once, with the same bill." },
	{ name: "Cryptocurrency", note: "Bitcoin, Ether or USDC, at the rate of the minute; refunds go out in euros." },
	{ name: "Invoice", note: "For organisations with a year of paid bills; thirty days to pay." },
] as const;
