import { expect, it } from "vitest";
import { centsText, dollarText, roundDollarText } from "./dollar-text.ts";

it.each([
	[0.847, "$0.847"],
	[118, "$118"],
	[2_117_500, "$2,117,500"],
])("%d dollars are %s", (dollars, text) => {
	expect(dollarText(dollars)).toBe(text);
});

it.each([
	[2.95, "$2.95"],
	[118, "$118.00"],
])("%d dollars to the cent are %s", (dollars, text) => {
	expect(centsText(dollars)).toBe(text);
});

it.each([
	[47_200, "$47.2K"],
	[730_000, "$730K"],
	[999_949, "$999.9K"],
	[999_950, "$1M"],
	[1_000_000, "$1M"],
	[2_117_500, "$2.1M"],
])("%d dollars are roughly %s", (dollars, text) => {
	expect(roundDollarText(dollars)).toBe(text);
});
