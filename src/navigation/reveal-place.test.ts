import { afterEach, expect, it, vi } from "vitest";
import { revealPlace } from "./reveal-place.ts";

afterEach(() => document.body.replaceChildren());

it.each([
	["the heading of the place", "<article id=place><p></p><h3 id=focused></h3></article>"],
	["the place if it has no heading", "<main><p id=place></p></main>"],
])("scrolls to the place and moves the focus to %s", (_what, html) => {
	document.body.innerHTML = html;
	const place = document.getElementById("place") as HTMLElement;
	const scrolled = vi.spyOn(place, "scrollIntoView");
	revealPlace(place, "instant");
	expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior: "instant" });
	expect(document.activeElement).toBe(document.querySelector("#focused, main > #place"));
});
