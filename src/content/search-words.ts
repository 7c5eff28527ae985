/** Text of the search. */
export const searchWords = {
	title: "Search",
	placeholder: "Search the site",
	close: "Close",
	keys: "Arrow keys move, Enter opens, Esc closes",
	loading: "Loading search…",
	pending: "Searching documents…",
	nothing: "No matches on the site or in the documents.",
	nothingTip: "Try fewer words, or English instead of Japanese. These may help:",
	failed: "Documents could not be searched. Pages, commands and glossary terms are still listed.",
	retry: "Try again",
	clear: "Clear recent searches",
} as const;
