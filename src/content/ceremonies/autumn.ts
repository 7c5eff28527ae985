import type { SeasonCeremony } from "./season-ceremony.ts";

export const autumn: SeasonCeremony = {
	purpose: [
		"Figures without names are a report, names without figures are flattery. Harvest puts both on one page: what ripened, and through whom.",
		"What did not ripen gets as much room. It is written down with its reason, so that nobody has to try it again in the same way.",
	],
	preparation: [
		{
			title: "One month before",
			text: "Each circle counts: what was sown in spring, what came of it, and where the figure can be looked up.",
		},
		{
			title: "Two weeks before",
			text: "Anybody may put forward a name for thanks, with the deed and its date. Qualities are struck out.",
		},
		{
			title: "One week before",
			text: "The Seasonal Ceremony circle has the recognitions verified. Two members must have seen the deed.",
		},
	],
	act: [
		{
			minutes: 2,
			title: "The window",
			text: "Everybody goes to one and looks up, moon or no moon. Nobody says anything.",
		},
		{
			minutes: 12,
			title: "What ripened",
			text: "The promises of spring are read back with what came of them, each with its maker’s name.",
		},
		{ minutes: 8, title: "What did not", text: "Named by its own keeper, with a reason. Nobody comments." },
		{ minutes: 8, title: "Recognitions", text: "Read out, given, and recorded with who verified them." },
	],
	roles: [
		{ role: "Counter", does: "Says a figure only with its source. “About” is a source for nothing." },
		{ role: "Keeper of reasons", does: "Writes down what did not ripen, in the words of whoever tried." },
	],
	takeHome: "A page with the year’s figures, and your own promise with a tick or a reason.",
	words: [
		{
			word: { kanji: "虫の音", reading: "mushi no ne", meaning: "the voices of insects" },
			text: "Bell crickets and pine crickets, once kept in cages to be listened to.",
		},
		{
			word: { kanji: "野分", reading: "nowaki", meaning: "what parts the fields" },
			text: "The storm that combs the grass: an old word for the typhoon.",
		},
		{
			word: { kanji: "夜長", reading: "yonaga", meaning: "the long night" },
			text: "Not the longest, which is winter’s, but the first that feels long. Good for reading.",
		},
		{
			word: { kanji: "紅葉", reading: "kōyō", meaning: "crimson leaves" },
			text: "The same characters, read momiji, are the maple that turns most.",
		},
		{
			word: { kanji: "木枯らし", reading: "kogarashi", meaning: "tree-witherer" },
			text: "The first cold north wind, from mid-October on, in the news when it comes. A saijiki has it under winter.",
		},
		{
			word: { kanji: "小春日和", reading: "koharubiyori", meaning: "little-spring weather" },
			text: "A mild, bright day in November or early December. The almanac calls that winter already.",
		},
	],
	food: [
		{
			word: { kanji: "新米", reading: "shinmai", meaning: "new rice" },
			text: "This year’s, softer and moister, cooked with a little less water. Also a word for a beginner.",
		},
		{
			word: { kanji: "秋刀魚", reading: "sanma", meaning: "Pacific saury" },
			text: "Written “autumn sword fish”; salted, grilled whole, with grated radish.",
		},
		{
			word: { kanji: "栗ご飯", reading: "kuri gohan", meaning: "chestnut rice" },
			text: "Peeling takes longer than cooking, and is done in company.",
		},
		{
			word: { kanji: "月見団子", reading: "tsukimi dango", meaning: "moon-viewing dumplings" },
			text: "Fifteen white ones in a pyramid for the fifteenth night. Kyōto shapes them like taro.",
		},
	],
	customs: [
		{
			word: { kanji: "月見", reading: "tsukimi", meaning: "moon viewing" },
			text: "On the fifteenth night of the old eighth month, in September or early October, with pampas grass and dumplings; and again on the thirteenth night a month later.",
		},
		{
			word: { kanji: "紅葉狩り", reading: "momijigari", meaning: "hunting for red leaves" },
			text: "Colour begins in the mountains of Hokkaidō in September and reaches Kyōto in late November. One hunts with the eyes.",
		},
		{
			word: { kanji: "七五三", reading: "shichi-go-san", meaning: "seven, five, three" },
			text: "About 15 November, children of these ages are taken to the shrine and given long sweets for a long life.",
		},
		{
			word: { kanji: "新嘗祭", reading: "niiname-sai", meaning: "the tasting of the new rice" },
			text: "23 November: thanks for the harvest at court and at shrines. Since 1948 the day has been Labour Thanksgiving Day.",
		},
	],
};
