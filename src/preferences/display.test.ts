import { expect, it } from "vitest";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { preferencesFrom } from "./choices.ts";
import { displayOf, MORE_CONTRAST, REDUCED_MOTION } from "./display.ts";

it.each([
	["system", [], false],
	["system", [MORE_CONTRAST], true],
	["high", [], true],
	["high", [MORE_CONTRAST], true],
	["system", [REDUCED_MOTION], false],
] as const)("contrast %s under a system that asks for %j is high: %s", (contrast, asked, expected) => {
	visitorsSystem(asked);
	expect(displayOf(preferencesFrom({ contrast })).highContrast).toBe(expected);
});

it.each([
	["system", [], false],
	["system", [REDUCED_MOTION], true],
	["reduced", [], true],
	["reduced", [REDUCED_MOTION], true],
	["system", [MORE_CONTRAST], false],
] as const)("motion %s under a system that asks for %j is reduced: %s", (motion, asked, expected) => {
	visitorsSystem(asked);
	expect(displayOf(preferencesFrom({ motion })).reducedMotion).toBe(expected);
});

it("takes variant and text size as they were chosen", () => {
	visitorsSystem([]);
	expect(displayOf(preferencesFrom({ variant: "traditional", textSize: "extra-large" }))).toEqual({
		variant: "traditional",
		textSize: "extra-large",
		highContrast: false,
		reducedMotion: false,
	});
});
