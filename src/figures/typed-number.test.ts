import { expect, it } from "vitest";
import { typedNumber } from "./typed-number.ts";

it.each([
	["30", "30"],
	[" 30 ", "30"],
	["３０", "30"],
	["2\u00a0500\u202f000", "2 500 000"],
	["　１，０００．５　", "1,000.5"],
	["\u202d1,000\u202c", "1,000"],
	["\u200e1,000 days\u200f", "1,000"],
	["\u2066-5\u2069", "-5"],
	["\ufeff2\u200b5\u00ad0", "250"],
	["\u200e", ""],
	["10²", "10²"],
	["1①", "1①"],
	["1 day", "1"],
	["30 Days", "30"],
	["30days", "30"],
	["days", "days"],
	["30 days ago", "30 days ago"],
	["day 30", "day 30"],
	["30  days", "30  days"],
	["-5 days", "-5"],
	["", ""],
])("%j is %j", (typed, number) => {
	expect(typedNumber(typed, "day")).toBe(number);
});
