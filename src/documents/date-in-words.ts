/** @example inWords("2026-11-21") // "21 November 2026": the same in every time zone and language of the browser */
export const inWords = (date: string): string =>
	new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
