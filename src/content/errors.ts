/** Texts of the error catalogue, as the specification writes them (2.2 and 8). */
export const errorScreen = {
	title: "Something went wrong.",
	text: "The Sakura ecosystem encountered an error. Please refresh to try again.",
	action: "Refresh Application",
} as const;

/** Written into the body when the page has no root element. */
export const missingRoot = "Sakura Ecosystem could not start: the page has no root element. Please reload the page.";
