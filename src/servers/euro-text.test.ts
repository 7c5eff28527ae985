import { expect, it } from "vitest";
import { euroText, rateText } from "./euro-text.ts";

it.each([
	[0, "€0"],
	[4_900, "€49"],
	[1_232, "€12.32"],
	[4_410, "€44.10"],
	[189_900, "€1,899"],
	[123_456, "€1,234.56"],
])("%d cents are %s", (cents, text) => {
	expect(euroText(cents)).toBe(text);
});

it.each([
	[8_400, "€0.084"],
	[2_000, "€0.02"],
	[4_620, "€0.0462"],
	[165_000, "€1.65"],
	[598_000, "€5.98"],
	[100_000, "€1.00"],
])("a rate of %d is %s", (rate, text) => {
	expect(rateText(rate)).toBe(text);
});
