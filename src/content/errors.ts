/** Text of the error catalogue, as in the specification (2.2 and 8). */
export const errorScreen = {
	title: "Something went wrong.",
	text: "The Sakura ecosystem encountered an error. Please refresh to try again.",
	action: "Refresh Application",
} as const;

/** Shown when the reader's own code fails. */
export const documentError = {
	title: "Error Loading Document",
	text: "This document could not be displayed. Your connection may have dropped while it was loading.",
	action: "Try again",
} as const;

/** Written into the body when the page has no root element. */
export const missingRoot = "Sakura Ecosystem could not start. Please reload the page.";

/** Shown at the button when the search cannot be loaded. */
export const searchFailed = "The search could not be loaded. Try again, or reload the page.";

/** Shown at the button when the display settings panel cannot be loaded. */
export const settingsFailed = "The display settings could not be loaded. Try again, or reload the page.";
