import type { KanjiWord } from "#src/ui/kanji.tsx";

/** The introduction of the first tab; the other four have their season's own. Specification 2.12. */
export const overviewTab = {
	label: "Overview",
	title: "One date, four seasons",
	kanji: { kanji: "巡り", reading: "meguri", meaning: "going round" },
	introduction:
		"The site asks your clock what day it is, and nothing else. From the day follows the season, and from the season the colours, the work and every petal. The multiplier on what you earn goes by the day in UTC.",
} as const satisfies { label: string; title: string; kanji: KanjiWord; introduction: string };
