import { expect, it } from "vitest";
import { beatPatterns } from "#src/content/p2p/protocols.ts";
import { BEATS, beatsRules, outcomeOf, turnsOf } from "./beats-scenario.ts";

const read = (pattern: string) => beatsRules.read({ pattern });

function scenarioOf(pattern: string) {
	const reading = read(pattern);
	if ("faults" in reading) throw new Error(`No pattern: ${pattern}`);
	return reading.scenario;
}

it.each(["", "1", "0".repeat(BEATS), "1".repeat(BEATS + 1), `1${"2".repeat(BEATS - 1)}`, `${"1".repeat(BEATS)}\n`])(
	"%j is not a pattern of beats",
	(pattern) => {
		expect(read(pattern)).toHaveProperty("faults.pattern");
	},
);

it.each([
	["110111111111", "On the list throughout.", [0, 360]],
	["110011111111", "Suspect for a while, never removed.", [0, 90, 120, 360]],
	["110001111111", "Removed once, first at 2:00, and off the list for 0:30 in total.", [0, 90, 120, 150, 360]],
	["110000000000", "Removed once, first at 2:00, and off the list for 4:00 in total.", [0, 90, 120, 360]],
	[
		"110000110000",
		"Removed 2 times, first at 2:00, and off the list for 2:00 in total.",
		[0, 90, 120, 180, 270, 300, 360],
	],
])("%s: %s", (pattern, outcome, turns) => {
	expect(outcomeOf(scenarioOf(pattern))).toBe(outcome);
	expect(turnsOf(scenarioOf(pattern)).map(({ at }) => at)).toEqual(turns);
});

it("tells a node that comes back from one that was only late", () => {
	const texts = (pattern: string) => turnsOf(scenarioOf(pattern)).map(({ text }) => text);
	expect(texts("110011111111")).toContain("A beat arrives in time.");
	expect(texts("110001111111")).toContain("A beat arrives. The node is added again, as if it had just joined.");
});

it.each(beatPatterns)("$label can be chosen", ({ pattern }) => {
	expect(read(pattern)).toHaveProperty("scenario");
});
