/** Shown when the address asks for a section that the page does not have. Specification 2.13 and 8. */
export const categoryNotFound = {
	title: "Category not found",
	text: "This page has no category of that name. Choose one of those it has, or begin with the first.",
	action: "Go to the first one",
} as const;
