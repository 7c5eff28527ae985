/** Text of the search. */
export const searchWords = {
	title: "Search",
	placeholder: "Search the site",
	close: "Close",
	keys: "Arrow keys choose, Enter opens, Esc closes",
	loading: "Getting the search ready …",
	pending: "Searching the documents …",
	nothing: "Nothing here goes by that name, and no document has it.",
	nothingTip: "Try fewer words, or the English word for a Japanese one. These may help:",
	failed: "The documents could not be searched. Pages, commands and words are listed all the same.",
	retry: "Try again",
	clear: "Clear recent searches",
} as const;
