/** Growth of the community; retention in per cent. Specification 9, demo metrics. */
export const communityGrowth = {
	totalMembers: 287,
	newThisMonth: 42,
	activeMembers: 156,
	retentionRate: 84.2,
} as const;

/** Pairs of mentor and mentee. Specification 1 and 2.7. */
export const mentorshipPairs = 45;

/** The figures on the welcome page of the community guide. Specification 2.7. */
export const communityAtWork = { projects: 42, contributors: 156 } as const;

/** Membership levels, lowest first; their members add up to all members. Specification 9, Community. */
export const membershipLevels = [
	{ id: "emerging_seedling", name: "Emerging Seedling", members: 142 },
	{ id: "growing_seedling", name: "Growing Seedling", members: 89 },
	{ id: "flourishing_seedling", name: "Flourishing Seedling", members: 42 },
	{ id: "cherry_blossom_leader", name: "Cherry Blossom Leader", members: 14 },
] as const;

/** Requirements of a level. Specification 9, Community. */
export const growingSeedling = { validatedContributions: 3, mentoredMembers: 2 } as const;
export const flourishingSeedling = { ledProjects: 2 } as const;

/** Mentorship paths; lengths in months. Specification 9, Community. */
export const mentorshipPaths = [
	{ id: "technical", name: "Technical", months: [3, 6] },
	{ id: "cultural", name: "Cultural", months: [2, 4] },
	{ id: "leadership", name: "Leadership", months: [4, 8] },
	{ id: "open-source", name: "Open source", months: [3, 5] },
] as const;

/** Governance circles; members of the core circle serve for `termMonths`. Specification 9, Community. */
export const governanceCircles = [
	{ id: "core", name: "Core Stewardship", members: 7, termMonths: 12 },
	{ id: "technical", name: "Technical Architecture", members: 12 },
	{ id: "care", name: "Community Care", members: 10 },
	{ id: "ceremony", name: "Seasonal Ceremony", members: 8 },
] as const;

/** The Gardener programme. Specification 6 and 9, Community. */
export const gardenerProgramme = { newcomersFirstMonths: 6, weeklyInFirstMonths: 1, eligibleAfterYears: 1 } as const;

/** Learning circles meet every week. Specification 9, Community. */
export const learningCircle = { fewestMembers: 4, mostMembers: 6 } as const;

/**
 * The sittings of a seasonal ceremony: when they begin, in hours of UTC and in words, and their minutes. The day is a
 * Saturday in Japan, where these hours have the same date. As in the document "Ceremony Etiquette".
 */
export const ceremonySittings = { hoursUtc: [0, 12], utc: "00:00 and 12:00 UTC", minutes: 60 } as const;

/** Counts in the almanac of ceremonies. Specification 9, Community. */
export const almanacCounts = { solarTerms: 24, microSeasons: 72, nationalHolidays: 16 } as const;
