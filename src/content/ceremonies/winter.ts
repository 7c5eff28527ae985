import type { SeasonCeremony } from "./season-ceremony.ts";

export const winter: SeasonCeremony = {
	purpose: [
		"Everything that was ever built wants to be kept. Once a year somebody has to ask of each thing who still needs it, and to thank it before it goes.",
		"To end something well earns the same thanks as to begin it. A garden is made by what is taken away.",
	],
	preparation: [
		{
			title: "One month before",
			text: "The list is drawn up by use: commands, pages, meetings, keys and permissions that nobody has touched for a year.",
		},
		{
			title: "Two weeks before",
			text: "Whoever still needs a thing writes their name beside it. That is enough to keep it.",
		},
		{ title: "On the day", text: "Those who will cut have tried it on a copy. A brush or pen lies ready." },
	],
	act: [
		{
			minutes: 6,
			title: "The list",
			text: "What has no name beside it is read out once more. A name may still be called.",
		},
		{
			minutes: 14,
			title: "Cutting",
			text: "One thing after another is thanked for, then removed while all look on. It can be brought back for thirty days.",
		},
		{
			minutes: 4,
			title: "Settling",
			text: "Each says one thing they owe: an answer, a review, an apology. Whoever hears it writes a date beside it.",
		},
		{
			minutes: 6,
			title: "First writing",
			text: "One word each for the coming year, without a reason. Then last winter’s are read back.",
		},
	],
	roles: [
		{ role: "Shears", does: "Two members with the rights to remove things. One cuts, one reads the line aloud first." },
		{ role: "Keeper of words", does: "Keeps the page of first words closed until next winter." },
	],
	takeHome: "Less to look after, and a word for the year.",
	words: [
		{
			word: { kanji: "初雪", reading: "hatsuyuki", meaning: "first snow" },
			text: "Hokkaidō has it in October or November, Tōkyō about the New Year, if at all.",
		},
		{
			word: { kanji: "霜柱", reading: "shimobashira", meaning: "frost pillars" },
			text: "Needles of ice that lift the soil at night and crunch underfoot in the morning.",
		},
		{
			word: { kanji: "三寒四温", reading: "sankan shion", meaning: "three cold, four warm" },
			text: "Cold days and mild ones in turn. The saying came from the mainland and fits late winter.",
		},
		{
			word: { kanji: "探梅", reading: "tanbai", meaning: "searching for plum blossom" },
			text: "Going out in the cold to find the first flower, before anybody has told you where.",
		},
		{
			word: { kanji: "余寒", reading: "yokan", meaning: "cold that stays" },
			text: "What the cold is called after Risshun, when by the almanac it is spring.",
		},
		{
			word: { kanji: "春一番", reading: "haru-ichiban", meaning: "spring’s first" },
			text: "The first strong south wind between Risshun and the equinox. A saijiki files it under spring.",
		},
	],
	food: [
		{
			word: { kanji: "南瓜", reading: "kabocha", meaning: "pumpkin" },
			text: "Simmered, on the day of the solstice: kept since summer, against colds.",
		},
		{
			word: { kanji: "年越し蕎麦", reading: "toshikoshi soba", meaning: "year-crossing noodles" },
			text: "Buckwheat noodles on New Year’s Eve: long as a life, and easily bitten off, like the old year.",
		},
		{
			word: { kanji: "雑煮", reading: "zōni", meaning: "New Year’s soup" },
			text: "With rice cake, square in the east of the country and round in the west. No two families agree on the rest.",
		},
		{
			word: { kanji: "七草粥", reading: "nanakusa-gayu", meaning: "porridge of seven herbs" },
			text: "On 7 January, green and plain, after the feasting.",
		},
	],
	customs: [
		{
			word: { kanji: "柚子湯", reading: "yuzu-yu", meaning: "citrus bath" },
			text: "At the winter solstice whole yuzu float in the bath. Public baths have them too.",
		},
		{
			word: { kanji: "初詣", reading: "hatsumōde", meaning: "the first visit" },
			text: "The year’s first visit to a shrine or temple, in the first days of January, some at midnight.",
		},
		{
			word: { kanji: "書き初め", reading: "kakizome", meaning: "the first writing" },
			text: "On 2 January, with brush and ink. In mid-January the sheets are burned; if yours flies high, your hand will improve.",
		},
		{
			word: { kanji: "節分", reading: "setsubun", meaning: "the parting of seasons" },
			text: "The eve of Risshun, most often 3 February. Roasted beans are thrown: demons out, good fortune in. Then one eats a bean for every year of one’s age, in many places one more.",
		},
		{
			word: { kanji: "雛祭り", reading: "hina-matsuri", meaning: "the feast of dolls" },
			text: "3 March. A court of dolls on red steps, with peach blossom; put away promptly afterwards.",
		},
	],
};
