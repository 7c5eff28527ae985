import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { placeBubble } from "./place-bubble.ts";

beforeEach(() => {
	vi.spyOn(document.documentElement, "clientWidth", "get").mockReturnValue(400);
	vi.spyOn(document.documentElement, "clientHeight", "get").mockReturnValue(300);
});
afterEach(() => vi.restoreAllMocks());

// A bubble of 100 by 30, an anchor of 60 by 40, in a window of 400 by 300.
test.each([
	["above", "above, centred", 150, 100, 130, 62],
	["above", "below where there is no room above", 150, 20, 130, 68],
	["below", "below, centred", 150, 100, 130, 148],
	["below", "above where there is no room below", 150, 250, 130, 212],
	["above", "kept in at the left edge", 0, 100, 8, 62],
	["above", "kept in at the right edge", 340, 100, 292, 62],
] as const)("%s: %s", (side, _, x, y, left, top) => {
	const bubble = document.createElement("span");
	vi.spyOn(bubble, "offsetWidth", "get").mockReturnValue(100);
	vi.spyOn(bubble, "offsetHeight", "get").mockReturnValue(30);
	placeBubble(bubble, new DOMRect(x, y, 60, 40), side);
	expect([bubble.style.left, bubble.style.top]).toEqual([`${left}px`, `${top}px`]);
});
