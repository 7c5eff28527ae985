import type { TermId } from "#src/content/glossary.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

/** Japanese words in the guide's text, each with its reading, its meaning here, and its glossary entry. */
export const guideWords = {
	aisatsu: { kanji: "挨拶", reading: "aisatsu", meaning: "greeting" },
	hanami: { kanji: "花見", reading: "hanami", meaning: "flower viewing", term: "hanami" },
	hansei: { kanji: "反省", reading: "hansei", meaning: "looking back at one’s own part", term: "hansei" },
	kaizen: { kanji: "改善", reading: "kaizen", meaning: "change for the better", term: "kaizen" },
	kakizome: { kanji: "書き初め", reading: "kakizome", meaning: "the first writing of the year", term: "kakizome" },
	kintsugi: { kanji: "金継ぎ", reading: "kintsugi", meaning: "mending with gold" },
	ko: { kanji: "候", reading: "kō", meaning: "a micro-season", term: "kou" },
	kohai: { kanji: "後輩", reading: "kōhai", meaning: "one who came later", term: "kouhai" },
	ma: { kanji: "間", reading: "ma", meaning: "the space between things", term: "ma" },
	minarai: { kanji: "見習い", reading: "minarai", meaning: "learning by watching" },
	mottainai: { kanji: "勿体無い", reading: "mottainai", meaning: "too good to waste", term: "mottainai" },
	nemawashi: { kanji: "根回し", reading: "nemawashi", meaning: "going round the roots", term: "nemawashi" },
	omotenashi: {
		kanji: "おもてなし",
		reading: "omotenashi",
		meaning: "hospitality that thinks ahead",
		term: "omotenashi",
	},
	on: { kanji: "恩", reading: "on", meaning: "a kindness received" },
	onOkuri: { kanji: "恩送り", reading: "on-okuri", meaning: "passing a kindness on" },
	osoji: { kanji: "大掃除", reading: "ōsōji", meaning: "the great cleaning" },
	osusowake: { kanji: "お裾分け", reading: "osusowake", meaning: "sharing out part of what one was given" },
	otagaisama: { kanji: "お互い様", reading: "otagai-sama", meaning: "each of us in turn" },
	saijiki: { kanji: "歳時記", reading: "saijiki", meaning: "seasonal almanac", term: "saijiki" },
	sekki: { kanji: "節気", reading: "sekki", meaning: "a solar term", term: "sekki" },
	senpai: { kanji: "先輩", reading: "senpai", meaning: "one who came earlier", term: "senpai" },
	shoshin: { kanji: "初心", reading: "shoshin", meaning: "a beginner’s mind" },
	shuhari: { kanji: "守破離", reading: "shuhari", meaning: "to keep, to break, to leave", term: "shuhari" },
	tanabata: { kanji: "七夕", reading: "tanabata", meaning: "the star festival", term: "tanabata" },
	tanzaku: { kanji: "短冊", reading: "tanzaku", meaning: "narrow strips of paper" },
	taue: { kanji: "田植え", reading: "taue", meaning: "rice planting" },
	tsukimi: { kanji: "月見", reading: "tsukimi", meaning: "moon viewing", term: "tsukimi" },
	wa: { kanji: "和", reading: "wa", meaning: "harmony" },
	wabiSabi: {
		kanji: "侘び寂び",
		reading: "wabi-sabi",
		meaning: "the beauty of what is worn and incomplete",
		term: "wabi-sabi",
	},
	yui: { kanji: "結", reading: "yui", meaning: "lending hands in turn", term: "yui" },
} as const satisfies Record<string, KanjiWord & { term?: TermId }>;

export type GuideWord = keyof typeof guideWords;
