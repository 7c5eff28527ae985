import type { SeasonCeremony } from "./season-ceremony.ts";

export const spring: SeasonCeremony = {
	purpose: [
		"A field is planted in company or not at all: water has to reach every paddy in the same days. So the spring ceremony asks each project for one sentence about what it will sow, and one about the hands it lacks.",
		"Nothing is approved here. Whoever has announced something in front of others has begun, and that is the whole effect.",
	],
	preparation: [
		{
			title: "Two weeks before",
			text: "Keepers put their project on the list: a sentence for what will be sown, a sentence for the help that is missing.",
		},
		{ title: "One week before", text: "The host closes the list at 24 projects. Later ones are read in the notes." },
		{
			title: "On the day",
			text: "The newest member opens the room and keeps the place, as newcomers do under the trees with a blue sheet. The host practises the names.",
		},
	],
	act: [
		{
			minutes: 6,
			title: "Greeting",
			text: "Members who came in winter are greeted by name. Each says where they sit and what they see from there.",
		},
		{ minutes: 12, title: "Sowing", text: "The list is read: 24 sentences of half a minute at most." },
		{
			minutes: 8,
			title: "Hands",
			text: "Keepers say what they lack. Whoever can help says “I can”, and both names go into the notes.",
		},
		{
			minutes: 4,
			title: "One promise",
			text: "Everybody writes down one thing to do before autumn, for a project of their own or of somebody else.",
		},
	],
	roles: [
		{
			role: "Place keeper",
			does: "The newest member. Sits there first, and is brought things to eat, or pictures of them.",
		},
		{ role: "Matchmaker", does: "Writes down who offered what to whom, and asks about it in May." },
	],
	takeHome: "One promise in writing. It is read back to you at Harvest, kindly.",
	words: [
		{
			word: { kanji: "花冷え", reading: "hanabie", meaning: "blossom chill" },
			text: "The cold that returns for two or three days while the cherries are out.",
		},
		{
			word: { kanji: "花筏", reading: "hana-ikada", meaning: "a raft of flowers" },
			text: "Petals that have drifted together on a river or moat.",
		},
		{
			word: { kanji: "朧月", reading: "oborozuki", meaning: "a hazy moon" },
			text: "The moon of spring nights, soft at the edge. The clear one belongs to autumn.",
		},
		{
			word: { kanji: "八十八夜", reading: "hachijūhachi-ya", meaning: "the eighty-eighth night" },
			text: "Counted from Risshun, about 2 May: the last frosts are over and tea is picked.",
		},
		{
			word: { kanji: "新緑", reading: "shinryoku", meaning: "fresh green" },
			text: "Leaves of May, before they darken. A saijiki files it under summer.",
		},
		{
			word: { kanji: "五月晴れ", reading: "satsukibare", meaning: "fifth-month clearing" },
			text: "Once a bright day between the June rains, for the old fifth month fell then; now any fine day in May. A saijiki keeps it in summer.",
		},
	],
	food: [
		{
			word: { kanji: "桜餅", reading: "sakuramochi", meaning: "cherry rice cake" },
			text: "Bean paste in a salted cherry leaf: Tōkyō rolls it in a thin pink pancake, Ōsaka wraps it in coarse pink rice.",
		},
		{
			word: { kanji: "筍ご飯", reading: "takenoko gohan", meaning: "rice with bamboo shoots" },
			text: "Shoots dug on an April morning and cooked the same day, before they turn bitter.",
		},
		{
			word: { kanji: "新茶", reading: "shincha", meaning: "new tea" },
			text: "The first picking of the year, sold in May and drunk fresh.",
		},
		{
			word: { kanji: "柏餅", reading: "kashiwamochi", meaning: "oak-leaf rice cake" },
			text: "For 5 May. The oak keeps its old leaves until the new ones come; families are wished the same.",
		},
	],
	customs: [
		{
			word: { kanji: "花見", reading: "hanami", meaning: "flower viewing" },
			text: "Sitting under the cherries with food and company. The blossom reaches Kyūshū and Tōkyō in late March and Hokkaidō about the first of May; forecasts follow it north.",
		},
		{
			word: { kanji: "彼岸", reading: "higan", meaning: "the other shore" },
			text: "Seven days with the equinox in their middle, in March and again in September. Families clean and visit graves, and bring rice cakes covered in bean paste.",
		},
		{
			word: { kanji: "端午の節句", reading: "tango no sekku", meaning: "the feast of the fifth month" },
			text: "5 May, now Children’s Day. Carp of cloth fly from poles, because a carp swims up the waterfall.",
		},
		{
			word: { kanji: "田植え", reading: "taue", meaning: "rice planting" },
			text: "Seedlings go into the flooded fields from late April to June. Machines do it now; shrines still plant a field by hand, with songs.",
		},
	],
};
