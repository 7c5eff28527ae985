import type { SeasonCeremony } from "./season-ceremony.ts";

export const summer: SeasonCeremony = {
	purpose: [
		"Work that is hidden until it is finished comes too late to be helped. At Blooming, unfinished things are shown on purpose, and the only forbidden question is when they will be ready.",
		"Those who joined in spring speak first. They have the least to lose and the freshest eyes, and the applause is still warm.",
	],
	preparation: [
		{
			title: "One week before",
			text: "Choose something of yours that is not finished, and write down the one question you have about it.",
		},
		{ title: "Three days before", text: "The list of eight showings is closed, newcomers of spring at its head." },
		{
			title: "On the day",
			text: "Open what you will show and close the rest. No slides. Hang your wish on the page: one line, as on a paper strip.",
		},
	],
	act: [
		{
			minutes: 8,
			title: "Wishes",
			text: "Every wish on the page is read aloud, by somebody who did not write it. The page becomes the reading list of the summer.",
		},
		{
			minutes: 16,
			title: "Showing",
			text: "Eight people, two minutes each. A wind bell ends a turn; the sentence may be finished.",
		},
		{ minutes: 6, title: "What helped", text: "Each of the eight names the remark that helped most, and who made it." },
	],
	roles: [
		{ role: "Bell", does: "Rings a wind bell after two minutes. Any small bell will do, even a spoon on a glass." },
		{ role: "Wish keeper", does: "Keeps the page, and makes a note beside a wish when it has come true." },
	],
	takeHome: "One remark on your work from somebody outside it, and one wish that you could answer.",
	words: [
		{
			word: { kanji: "梅雨", reading: "tsuyu", meaning: "plum rain" },
			text: "The rainy season, about six weeks from June into July. Only Hokkaidō goes without it.",
		},
		{
			word: { kanji: "夕立", reading: "yūdachi", meaning: "evening shower" },
			text: "A downpour late on a hot day, over as soon as it has begun.",
		},
		{
			word: { kanji: "蝉時雨", reading: "semishigure", meaning: "a shower of cicadas" },
			text: "So many voices in the trees at once that it sounds like rain.",
		},
		{
			word: { kanji: "入道雲", reading: "nyūdōgumo", meaning: "giant-priest cloud" },
			text: "The thundercloud, with a head as round and bald as a priest’s.",
		},
		{
			word: { kanji: "夕涼み", reading: "yūsuzumi", meaning: "evening cool" },
			text: "Sitting outside after sunset, on a bench or a veranda, for the little wind there is.",
		},
		{
			word: { kanji: "残暑", reading: "zansho", meaning: "heat that stays" },
			text: "What the heat is called after Risshū in August, however hot it is. A saijiki has it under autumn.",
		},
	],
	food: [
		{
			word: { kanji: "水無月", reading: "minazuki", meaning: "sixth month" },
			text: "A white triangle of steamed rice flour under red beans, eaten in Kyōto on 30 June: it stands for ice that few could afford.",
		},
		{
			word: { kanji: "鰻", reading: "unagi", meaning: "eel" },
			text: "Grilled, on the day of the ox in the 18 days before Risshū. The story goes that a scholar once wrote the sign for an eel seller without customers.",
		},
		{
			word: { kanji: "素麺", reading: "sōmen", meaning: "fine wheat noodles" },
			text: "Served in iced water and dipped. On 7 July they recall the threads of the weaver star.",
		},
		{
			word: { kanji: "麦茶", reading: "mugicha", meaning: "barley tea" },
			text: "Roasted barley, without caffeine, in every refrigerator from June to September.",
		},
	],
	customs: [
		{
			word: { kanji: "夏越の祓", reading: "nagoshi no harae", meaning: "the midsummer purification" },
			text: "On 30 June one walks through a ring of woven grass at the shrine, three times, and leaves half a year’s impurities behind.",
		},
		{
			word: { kanji: "七夕", reading: "tanabata", meaning: "the star festival" },
			text: "On 7 July two stars may meet across the Milky Way, and wishes hang on bamboo. Sendai keeps it in August, when the sky is clearer.",
		},
		{
			word: { kanji: "お盆", reading: "o-bon", meaning: "when the ancestors’ spirits come home" },
			text: "From 13 to 16 August in most places, in July in Tōkyō. A fire shows the ancestors home, another sends them off; between them one dances.",
		},
		{
			word: { kanji: "花火", reading: "hanabi", meaning: "fireworks" },
			text: "Literally flowers of fire. Towns fire them over rivers from late July on; people come in cotton kimono, and wait long for the train home.",
		},
	],
};
