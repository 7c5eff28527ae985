import { expect, it } from "vitest";
import { minuteText } from "../src/almanac/day-text.ts";
import { almanacYears, packedShifts, sunSteps } from "./almanac.ts";

const MINUTE_MS = 60_000;

/**
 * Published equinoxes and solstices, UTC to the second: the table "UTC date and time of equinoxes and solstices" of
 * Wikipedia's article "Equinox" (after Lunar and Planetary Ephemerides, IMCCE), which agrees with the minutes of the US
 * Naval Observatory.
 */
const published: Record<number, [march: string, june: string, september: string, december: string]> = {
	2024: ["03-20T03:06:21", "06-20T20:50:56", "09-22T12:43:36", "12-21T09:20:30"],
	2025: ["03-20T09:01:25", "06-21T02:42:11", "09-22T18:19:16", "12-21T15:03:01"],
	2026: ["03-20T14:45:53", "06-21T08:24:26", "09-23T00:05:08", "12-21T20:50:09"],
	2027: ["03-20T20:24:36", "06-21T14:10:45", "09-23T06:01:38", "12-22T02:42:04"],
	2028: ["03-20T02:17:02", "06-20T20:01:54", "09-22T11:45:12", "12-21T08:19:33"],
	2029: ["03-20T08:01:52", "06-21T01:48:11", "09-22T17:38:23", "12-21T14:13:59"],
	2030: ["03-20T13:51:58", "06-21T07:31:11", "09-22T23:26:46", "12-21T20:09:30"],
};

/** The micro-seasons that begin at the spring equinox and at each further quarter of the circle. */
const quarters = [10, 28, 46, 64];

it.each(Object.entries(published))(
	"equinoxes and solstices of %s match the published times within ten seconds",
	(year, moments) => {
		const steps = sunSteps(Number(year));
		for (const [index, moment] of moments.entries()) {
			const step = steps.find(({ n }) => n === quarters[index]);
			const apart = Math.abs(Number(step?.moment) - Date.parse(`${year}-${moment}Z`));
			expect(apart, `${moment}, ${apart / 1000} s apart`).toBeLessThan(10_000);
		}
	},
);

/**
 * All 24 terms of a year in Japan's time as its observatory published them: National Astronomical Observatory of Japan,
 * Rekiyoko 2019, eco.mtk.nao.ac.jp/koyomi/yoko/2019/rekiyou192.html, from 285° on.
 */
const observatory2019 = [
	"01-06 00:39",
	"01-20 18:00",
	"02-04 12:14",
	"02-19 08:04",
	"03-06 06:10",
	"03-21 06:58",
	"04-05 10:51",
	"04-20 17:55",
	"05-06 04:03",
	"05-21 16:59",
	"06-06 08:06",
	"06-22 00:54",
	"07-07 18:21",
	"07-23 11:50",
	"08-08 04:13",
	"08-23 19:02",
	"09-08 07:17",
	"09-23 16:50",
	"10-08 23:06",
	"10-24 02:20",
	"11-08 02:24",
	"11-22 23:59",
	"12-07 19:18",
	"12-22 13:19",
];

it("the 24 terms of 2019 match the observatory's to the minute and to the day", () => {
	const terms = sunSteps(2019).filter(({ n }) => n % 3 === 1);
	expect(terms.map(({ day }) => day.slice(5))).toEqual(observatory2019.map((moment) => moment.slice(0, 5)));
	expect(terms.map(({ minute }) => minuteText(minute))).toEqual(observatory2019.map((moment) => moment.slice(6)));
});

/**
 * Terms near midnight in Japan, where a minute decides the day. The first three are from kuusou.asablo.jp (1 February
 * 2023); the last is 22:59:34 at UTC+8 in the tables after Xu Jianwei's perpetual calendar.
 */
it.each([
	[2024, 40, "2024-08-22T23:55:02"],
	[2024, 61, "2024-12-07T00:17:02"],
	[2025, 64, "2025-12-22T00:03:05"],
	[2030, 4, "2030-02-18T23:59:34"],
])("of %i, step %i falls on the right side of midnight: %s", (year, n, inJapan) => {
	const step = sunSteps(year).find((one) => one.n === n);
	expect(step?.day).toBe(inJapan.slice(0, 10));
	expect(Math.abs(Number(step?.moment) - Date.parse(`${inJapan}+09:00`))).toBeLessThan(MINUTE_MS / 2);
});

it("no other step is so close to midnight that an error of a minute would change its day", () => {
	const near = almanacYears.flatMap((year) =>
		sunSteps(year)
			.filter(({ minute }) => minute < 2 || minute > 1437)
			.map(({ n }) => `${year}, ${n}`),
	);
	expect(near).toEqual(["2030, 4"]);
});

it("a time that rounds to midnight stays a minute before it", () => {
	expect(sunSteps(2030).find(({ n }) => n === 4)?.minute).toBe(1439);
});

it("packs one digit per step, and consecutive steps are four to six days apart", () => {
	expect(packedShifts()).toHaveLength(almanacYears.length);
	for (const shifts of packedShifts()) expect(shifts).toMatch(/^[012]{72}$/);
	const days = almanacYears.flatMap((year) => sunSteps(year).map(({ day }) => day));
	for (const [index, day] of days.entries()) {
		const next = days[index + 1];
		if (next) expect((Date.parse(next) - Date.parse(day)) / 86_400_000).toBeOneOf([4, 5, 6]);
	}
});
