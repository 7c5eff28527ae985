import { expect, it } from "vitest";
import { preferencesFrom } from "./choices.ts";
import { sameChoices, usualDisplay } from "./usual-display.ts";

const usual = preferencesFrom(undefined);

it("takes everything back but the sidebar", () => {
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

it("tells choices apart by any one field", () => {
	expect(sameChoices(usual, { ...usual })).toBe(true);
	expect(sameChoices(usual, { ...usual, sound: true })).toBe(false);
	expect(sameChoices({ ...usual, season: "spring" }, usual)).toBe(false);
});
