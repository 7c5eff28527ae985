/** Shown when the address asks for a section that the page does not have. Specification 2.13 and 8. */
export const categoryNotFound = {
	title: "Category not found",
	text: "This page has no category with that name. Choose another, or start with the first.",
	action: "Go to the first category",
} as const;
