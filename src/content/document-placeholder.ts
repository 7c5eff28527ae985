/** Shown instead of a document that could not be read. Specification 8. */
export const documentPlaceholder = {
	what: "This page stands in for a document that could not be read just now. Nothing you did caused it.",
	causesHeading: "What may have happened",
	causes: [
		"The connection dropped while the document was on its way.",
		"The document has moved, or the site was published anew since this page was opened.",
		"The file arrived in a form that the reader does not show.",
	],
	curesHeading: "What you can do",
	cures: [
		"Try again: the button with this page asks for the document once more.",
		"Open another document from the list; those you have read already open at once.",
		"Come back later. The address of this page stays the same.",
	],
	detailsHeading: "Details",
	detailLabels: { document: "Document", about: "About", file: "File", date: "Date" },
} as const;
