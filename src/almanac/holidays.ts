import type { KanjiWord } from "#src/ui/kanji.tsx";

export type Holiday = KanjiWord & { id: string };

/**
 * The 16 national holidays (国民の祝日) in the order of the year, by the current Act on National Holidays. The shipped data
 * encodes each as a letter, `a` for the first.
 */
export const nationalHolidays: readonly Holiday[] = [
	{ id: "new-year", kanji: "元日", reading: "ganjitsu", meaning: "New Year’s Day" },
	{ id: "coming-of-age", kanji: "成人の日", reading: "seijin no hi", meaning: "Coming of Age Day" },
	{ id: "foundation", kanji: "建国記念の日", reading: "kenkoku kinen no hi", meaning: "National Foundation Day" },
	{ id: "emperor", kanji: "天皇誕生日", reading: "tennō tanjōbi", meaning: "The Emperor’s Birthday" },
	{ id: "spring-equinox", kanji: "春分の日", reading: "shunbun no hi", meaning: "Vernal Equinox Day" },
	{ id: "showa", kanji: "昭和の日", reading: "shōwa no hi", meaning: "Shōwa Day" },
	{ id: "constitution", kanji: "憲法記念日", reading: "kenpō kinenbi", meaning: "Constitution Memorial Day" },
	{ id: "greenery", kanji: "みどりの日", reading: "midori no hi", meaning: "Greenery Day" },
	{ id: "children", kanji: "こどもの日", reading: "kodomo no hi", meaning: "Children’s Day" },
	{ id: "marine", kanji: "海の日", reading: "umi no hi", meaning: "Marine Day" },
	{ id: "mountain", kanji: "山の日", reading: "yama no hi", meaning: "Mountain Day" },
	{ id: "aged", kanji: "敬老の日", reading: "keirō no hi", meaning: "Respect for the Aged Day" },
	{ id: "autumn-equinox", kanji: "秋分の日", reading: "shūbun no hi", meaning: "Autumnal Equinox Day" },
	{ id: "sports", kanji: "スポーツの日", reading: "supōtsu no hi", meaning: "Sports Day" },
	{ id: "culture", kanji: "文化の日", reading: "bunka no hi", meaning: "Culture Day" },
	{ id: "labour", kanji: "勤労感謝の日", reading: "kinrō kansha no hi", meaning: "Labour Thanksgiving Day" },
];

/** A day off in place of a holiday that falls on a Sunday. */
const substituteHoliday: Holiday = {
	id: "substitute",
	kanji: "振替休日",
	reading: "furikae kyūjitsu",
	meaning: "Substitute holiday",
};

/** A day off between two holidays. The law calls it only a day off; this is its common name. */
const citizensHoliday: Holiday = {
	id: "citizens",
	kanji: "国民の休日",
	reading: "kokumin no kyūjitsu",
	meaning: "Citizens’ holiday",
};

/** A day off in a particular year. */
export interface HolidayDay {
	/** `MM-DD` */
	monthDay: string;
	holiday: Holiday;
	/** The holiday that fell on a Sunday, for a substitute. */
	insteadOf?: Holiday;
}

/** The code of a citizens' holiday; a capital letter is the substitute of the holiday with the lower-case one. */
export const citizensCode = "-";

/**
 * Unpacks the shipped holidays of a year: five characters each, for month, day and a letter.
 * @example unpackHolidays("0504h0506I")[1] // { monthDay: "05-06", holiday: substituteHoliday, insteadOf: Children's Day }
 * @throws RangeError if a letter is no holiday's code
 */
export function unpackHolidays(packed: string): HolidayDay[] {
	return (packed.match(/.{5}/g) ?? []).map((five) => {
		const code = five.charAt(4);
		const monthDay = `${five.slice(0, 2)}-${five.slice(2, 4)}`;
		if (code === citizensCode) return { monthDay, holiday: citizensHoliday };
		const holiday = nationalHolidays[code.toLowerCase().charCodeAt(0) - 97];
		if (!holiday) throw new RangeError(`No holiday has the code ${code}`);
		return code === code.toLowerCase()
			? { monthDay, holiday }
			: { monthDay, holiday: substituteHoliday, insteadOf: holiday };
	});
}
