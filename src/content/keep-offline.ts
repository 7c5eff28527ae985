/** Shown where a page offers to store everything, before the code for it has loaded. */
export const keepOffline = {
	title: "Keep for offline",
	kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
	introduction:
		"Every page, and every document with its pictures. They open without a connection and are updated when you are back online.",
	withoutScript: "Requires JavaScript.",
	failed: "The offline controls could not be loaded. Try again, or reload the page.",
} as const;
