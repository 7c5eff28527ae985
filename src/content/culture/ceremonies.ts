import { almanacCounts, ceremonySittings } from "#src/content/facts/community.ts";
import { earningRanges } from "#src/content/facts/seeds.ts";
import type { Season } from "#src/season/season.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";
import type { Step } from "#src/ui/steps.tsx";

/** The four seasonal ceremonies. Names, dates and multipliers are defined by the seasons. Specification 2.8. */
export const seasonalCeremonies: Record<Season, { word: KanjiWord; deed: string }> = {
	spring: {
		word: { kanji: "種蒔き", reading: "tanemaki", meaning: "sowing" },
		deed: "Projects are announced in a sentence each. Newcomers of the winter are greeted by name, and everybody leaves with one thing to sow.",
	},
	summer: {
		word: { kanji: "開花", reading: "kaika", meaning: "coming into flower" },
		deed: "Work is shown in the open, unfinished on purpose. Those who came in spring speak first; nobody is asked when it will be ready.",
	},
	autumn: {
		word: { kanji: "収穫", reading: "shūkaku", meaning: "harvest" },
		deed: "What ripened is counted, and its makers are thanked by name. What did not ripen is written down with the reason. Recognitions are given.",
	},
	winter: {
		word: { kanji: "剪定", reading: "sentei", meaning: "pruning" },
		deed: "What nobody uses is cut back: commands, pages, meetings, keys, permissions. Ending something well earns the same thanks as beginning it.",
	},
};

/** The elements of every ceremony. Specification 2.8. */
export const ceremonyElements: readonly { title: string; word: KanjiWord; text: string }[] = [
	{
		title: "A quiet minute",
		word: { kanji: "黙想", reading: "mokusō", meaning: "silent reflection" },
		text: "As before training in a dōjō. Microphones off, eyes where they like.",
	},
	{
		title: "The day’s word",
		word: { kanji: "季語", reading: "kigo", meaning: "season word" },
		text: `The host names the micro-season, one of ${almanacCounts.microSeasons} of about five days each, as a haiku names its season.`,
	},
	{
		title: "What each one brings",
		word: { kanji: "持ち寄り", reading: "mochiyori", meaning: "each brings a dish" },
		text: "A change, a question, a recipe, a recording of rain. Two minutes at most; the host gives you a place in the hour.",
	},
	{
		title: "Thanks by name",
		word: { kanji: "感謝", reading: "kansha", meaning: "gratitude" },
		text: "For a deed, not for a person’s qualities: “you answered at three in the morning”.",
	},
	{
		title: "The record",
		word: { kanji: "記録", reading: "kiroku", meaning: "record" },
		text: "One page of notes, out the next day, for those who slept through it on their side of the earth.",
	},
	{
		title: "The closing clap",
		word: { kanji: "手締め", reading: "tejime", meaning: "clapping to close" },
		text: "Three, three, three and one, together, as shops and guilds seal an agreement. Muted, it is very funny.",
	},
];

/** How to take part. Specification 2.8. */
export const takePart: readonly Step[] = [
	{
		title: "Find the day",
		text: `The calendar lists it with its solar term, one of ${almanacCounts.solarTerms}, by the date in Japan. Each ceremony is held twice that day, at ${ceremonySittings.utc}.`,
	},
	{
		title: "Come as you are",
		text: "Camera on or off, talking or not. To listen is to take part. English is spoken, and every Japanese word is explained when it comes up.",
	},
	{
		title: "Bring one thing",
		text: "If you want to. Something small that you made or found this season. Nobody checks.",
	},
	{
		title: "Lend a hand next time",
		text: `Hosting, taking notes and translating need no level. They earn ${earningRanges.ceremony[0]} to ${earningRanges.ceremony[1]} Cherry Seeds; coming along earns a good hour.`,
	},
];

/** Two more, independent of the calendar. Specification 3, settings concepts. */
export const otherCeremonies = ["Seeding", "Growth"] as const;
