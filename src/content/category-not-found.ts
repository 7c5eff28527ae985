/** Where a page is asked for a section that it does not have. Specification 2.13 and 8. */
export const categoryNotFound = {
	title: "Category not found",
	text: "This page has no category of that name. The ones it has are in its menu.",
	action: "Go to the first one",
} as const;
