import { expect, it } from "vitest";
import { guideCards } from "./cards.ts";
import { guideSections } from "./sections.ts";

const cards = Object.entries(guideCards);

it("every section except the overview has its card", () => {
	expect(["overview", ...Object.keys(guideCards)]).toEqual(Object.keys(guideSections));
});

it.each(cards)("%s links to two other cards", (id, { related }) => {
	expect(new Set([id, ...related]).size).toBe(3);
});

it("every card is linked from another", () => {
	const led = new Set<string>(cards.flatMap(([, { related }]) => related));
	expect([...led].sort()).toEqual(Object.keys(guideCards).sort());
});
