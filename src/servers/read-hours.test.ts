import { expect, it } from "vitest";
import { readHours } from "./read-hours.ts";

it.each([
	["1", 1],
	[" 200 ", 200],
	["0730", 730],
])("%j are %d hours", (text, hours) => {
	expect(readHours(text)).toEqual({ hours });
});

it.each(["", "0", "731", "-3", "1.5", "twelve", "1e2", "9999999", "२"])("rejects %j with the reason", (text) => {
	expect(readHours(text)).toHaveProperty("fault");
});
