import { expect, it } from "vitest";
import { preferencesFrom } from "./choices.ts";
import { sameChoices, usualDisplay } from "./usual-display.ts";

const usual = preferencesFrom(undefined);

it("resets everything except the sidebar", () => {
	const chosen = preferencesFrom({
		sidebar: "closed",
		season: "winter",
		textSize: "large",
		petals: false,
		sound: true,
	});
	expect(usualDisplay(chosen)).toEqual({ ...usual, sidebar: "closed" });
	expect(usualDisplay(usual)).toEqual(usual);
});

it("detects a difference in any single field", () => {
	expect(sameChoices(usual, { ...usual })).toBe(true);
	expect(sameChoices(usual, { ...usual, sound: true })).toBe(false);
	expect(sameChoices({ ...usual, season: "spring" }, usual)).toBe(false);
});
