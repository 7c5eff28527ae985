import { expect, it } from "vitest";
import { pickParameters } from "./pick-parameters.ts";

it.each([
	["", ""],
	["?season=autumn", ""],
	["season=autumn&days=30", "days=30"],
	["?days=1,000&days=2&DAYS=3", "days=1%2C000&days=2"],
	["?days=%E0%A4%A", "days=%EF%BF%BD%25A"],
])("picks from %j what is known: %j", (search, picked) =>
	expect(pickParameters(search, (name) => name === "days")).toBe(picked),
);
