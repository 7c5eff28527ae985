/** The home page's slogan. */
export const homeSlogan = "A garden of builders, kept through four seasons";

/** Above the home page when it stands in for an unknown address. */
export const missingPage = {
	title: "There is no page at this address",
	text: "This is Ecosystem Home instead.",
	search: "Search, at the top, finds every page, section, document and command by name.",
} as const;
