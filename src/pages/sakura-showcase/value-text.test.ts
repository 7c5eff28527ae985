import { expect, it } from "vitest";
import { valueText } from "./value-text.ts";

it.each([
	["spring", '"spring"'],
	[null, "null"],
	[true, "true"],
	[1440, "1440"],
	[1.3333, "1.33"],
	[new Date(2026, 10, 4, 12), "4 November 2026"],
	[() => {}, "a function"],
])("%s is written as %s", (value, text) => {
	expect(valueText(value)).toBe(text);
});
