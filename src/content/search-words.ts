/** Text of the search field and what surrounds it. */
export const searchWords = {
	title: "Search",
	placeholder: "Search the site",
	close: "Close",
	keys: "Arrow keys move, Enter opens, Esc closes",
	loading: "Loading search...",
	retry: "Try again",
} as const;
