import { expect, it } from "vitest";
import { capitalised } from "./capitalised.ts";

it.each([
	["heavy rain", "Heavy rain"],
	["ōsōji", "Ōsōji"],
	["37", "37"],
	["", ""],
])("%o becomes %o", (text, begun) => {
	expect(capitalised(text)).toBe(begun);
});
