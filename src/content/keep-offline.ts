/** Shown where a page offers to store everything, before the code for it has loaded. */
export const keepOffline = {
	title: "Keep for offline",
	kanji: { kanji: "蔵", reading: "kura", meaning: "storehouse" },
	introduction:
		"Every document with its pictures, and every page. They open without a network, and are brought up to date when you come back with one.",
	withoutScript: "This needs JavaScript.",
} as const;
