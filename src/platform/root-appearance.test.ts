import { beforeEach, describe, expect, it } from "vitest";
import { showDisplay, showMode, showSeason } from "./root-appearance.ts";

const root = document.documentElement;

describe("root appearance", () => {
	beforeEach(() => {
		root.className = "";
		document.body.className = "";
	});

	it("sets exactly one season class, and leaves other classes alone", () => {
		root.className = "translated-ltr";
		document.body.className = "seasonal season-winter season-spring";
		showSeason("autumn", "winter");
		expect(document.body.className).toBe("seasonal season-autumn");
		expect(root.className).toBe("translated-ltr");
		expect([root.dataset.season, root.dataset.seasonNow]).toEqual(["autumn", "winter"]);
	});

	it("sets dark-mode only in the dark, and always the mode", () => {
		showMode(true);
		expect([root.className, root.dataset.mode]).toEqual(["dark-mode", "dark"]);
		showMode(false);
		expect([root.className, root.dataset.mode]).toEqual(["", "light"]);
	});

	it.each(["full", "reduced"])("sets the display attributes, motion %s", (motion) => {
		showDisplay({ textSize: "extra-large", motion });
		expect(root.getAttribute("data-text-size")).toBe("extra-large");
		expect(root.dataset.motion).toBe(motion);
		expect(root.classList.contains("reduced-motion")).toBe(motion === "reduced");
	});
});
