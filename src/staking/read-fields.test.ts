import { expect, it } from "vitest";
import { readDays } from "./read-fields.ts";

it.each([
	["0", 0],
	["30", 30],
	[" 30 ", 30],
	["007", 7],
	["１４", 14],
	["730", 730],
	["30 days", 30],
	["1day", 1],
])("reads %j as %d days", (typed, days) => {
	expect(readDays(typed)).toEqual({ days });
});

const inDigits = "Enter the days in digits, such as 30.";
const fromZero = "Days are counted from 0, the day of staking.";

it.each([
	["", "Enter a number of days."],
	[" ", "Enter a number of days."],
	["-1", fromZero],
	["−1", fromZero],
	["- 1", fromZero],
	["29.5", "Enter whole days only."],
	["29.25", "Enter whole days only."],
	[".5", "Enter whole days only."],
	["soon", inDigits],
	["day 30", inDigits],
	["day 1.5", inDigits],
	["1.5 days", "Enter whole days only."],
	["days", inDigits],
	["30.", inDigits],
	["7-14", inDigits],
	["731", "The calculator covers at most two years, 730 days."],
])("says what is wrong with %j days", (typed, fault) => {
	expect(readDays(typed)).toEqual({ fault });
});
