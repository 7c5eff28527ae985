/** Shown instead of a document that could not be read. Specification 8. */
export const documentPlaceholder = {
	what: "This is a placeholder for a document that could not be loaded. Nothing you did caused this.",
	causesHeading: "What may have happened",
	causes: [
		"The connection dropped while the document was loading.",
		"The document has moved, or the site has been updated since you opened this page.",
		"The file arrived in a format the reader cannot display.",
	],
	curesHeading: "What you can do",
	cures: [
		"Choose “Try again” on this page to load the document once more.",
		"Open another document from the list; documents you have already read open at once.",
		"Come back later. This page’s address will not change.",
	],
	detailsHeading: "Details",
	detailLabels: { document: "Document", about: "About", file: "File", date: "Date" },
} as const;
