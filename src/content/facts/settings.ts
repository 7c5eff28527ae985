/**
 * What the settings overview claims about the full settings. Specification 2.13; these are claims, not counts of this
 * site.
 */
export const settingsClaims = {
	profileSections: "6",
	themes: "12+",
	notificationOptions: "20+",
	ceremonies: "8",
} as const;
