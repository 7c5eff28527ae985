/** How the community grows; retention in per cent. Specification 9, demo metrics. */
export const communityGrowth = {
	totalMembers: 287,
	newThisMonth: 42,
	activeMembers: 156,
	retentionRate: 84.2,
} as const;

/** Pairs of mentor and mentee. Specification 1 and 2.7. */
export const mentorshipPairs = 45;
