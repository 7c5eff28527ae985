/** Titles of the home page's stateless sections, with the text below them. */
export const homeStillSections = {
	seasons: {
		kanji: { kanji: "暦", reading: "koyomi", meaning: "almanac" },
		title: "Four seasons, one year",
		text: "The date sets the colours, the work and the multiplier on the Cherry Seeds that you earn.",
	},
	guides: {
		kanji: { kanji: "道", reading: "michi", meaning: "path" },
		title: "Read before you dig",
		text: "Guides to the community, the tokens and the year, and the documents of the tool itself.",
	},
} as const;
