import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Part } from "./season-ceremony.ts";

/** The two small ceremonies, by the names that `community/ceremonies.ts` gives them: a quarter of an hour each. */
export const smallOrders: Record<"Seeding" | "Growth", { word: KanjiWord; parts: readonly Part[]; takeHome: string }> =
	{
		Seeding: {
			word: { kanji: "事始め", reading: "koto-hajime", meaning: "the beginning of something" },
			parts: [
				{ minutes: 2, title: "Arriving", text: "Whoever happens to be there is enough. Three people make a ceremony." },
				{
					minutes: 5,
					title: "Purpose",
					text: "Read from a written page, so that it can be kept. Questions are allowed, advice is not.",
				},
				{
					minutes: 3,
					title: "Keeper",
					text: "Says: I will look after it until I hand it on. Somebody else says: I will ask you how it goes.",
				},
				{
					minutes: 3,
					title: "First step",
					text: "One that fits into a week. It is put on the list before anybody leaves.",
				},
				{ minutes: 2, title: "Closing", text: "One clap, together." },
			],
			takeHome: "A page with a purpose, two names and a date.",
		},
		Growth: {
			word: { kanji: "成長", reading: "seichō", meaning: "growth" },
			parts: [
				{ minutes: 2, title: "Arriving", text: "The level is named, and the day since which it holds." },
				{ minutes: 4, title: "First witness", text: "Tells one thing that the person did, and what came of it." },
				{ minutes: 4, title: "Second witness", text: "Tells another. The two have not compared notes." },
				{ minutes: 3, title: "Answer", text: "Thanks, and one name: who helped most on the way." },
				{ minutes: 2, title: "Closing", text: "The record is read once and signed by both witnesses." },
			],
			takeHome: "A record with two signatures, and a colleague who blushes.",
		},
	};
