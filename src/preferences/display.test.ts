import { expect, it } from "vitest";
import { preferencesFrom } from "./choices.ts";
import { displayOf, MORE_CONTRAST, REDUCED_MOTION } from "./display.ts";

const shown = (chosen: object, asked?: string) => displayOf(preferencesFrom(chosen), (query) => query === asked);

it.each([
	["system", undefined, "normal"],
	["system", MORE_CONTRAST, "high"],
	["high", undefined, "high"],
	["high", MORE_CONTRAST, "high"],
	["system", REDUCED_MOTION, "normal"],
])("contrast %s under a system that asks for %s is %s", (contrast, asked, expected) => {
	expect(shown({ contrast }, asked).contrast).toBe(expected);
});

it.each([
	["system", undefined, "full"],
	["system", REDUCED_MOTION, "reduced"],
	["reduced", undefined, "reduced"],
	["reduced", REDUCED_MOTION, "reduced"],
	["system", MORE_CONTRAST, "full"],
])("motion %s under a system that asks for %s is %s", (motion, asked, expected) => {
	expect(shown({ motion }, asked).motion).toBe(expected);
});

it("keeps choices that the system does not affect, and drops fields that are not shown", () => {
	const chosen = { variant: "traditional", textSize: "extra-large" };
	expect(shown(chosen)).toMatchObject(chosen);
	expect(shown({ sound: true })).not.toHaveProperty("sound");
});
