import { expect, it } from "vitest";
import { readHours } from "./read-hours.ts";

it.each([
	["1", 1],
	[" 200 ", 200],
	["730", 730],
	["0730", 730],
	["７３０", 730],
	["२००", 200],
	["200 hours", 200],
])("%j are %d hours", (text, hours) => {
	expect(readHours(text)).toEqual({ hours });
});

it.each(["", "-3", "1.5", "twelve", "1e2", "9999999", "②"])("rejects %j: these are not digits", (text) => {
	expect(readHours(text)).toEqual({ fault: "Enter whole hours in digits." });
});

it.each(["0", "731", "999999"])("rejects %j: no such number of hours", (text) => {
	expect(readHours(text)).toEqual({ fault: "Enter 1 to 730 hours; 730 is a whole month." });
});
