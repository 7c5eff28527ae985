import { beforeEach, describe, expect, it } from "vitest";
import { showDisplay, showMode, showSeason, showSidebar } from "./root-appearance.ts";

const root = document.documentElement;

describe("root appearance", () => {
	beforeEach(() => {
		root.className = "";
		document.body.className = "";
	});

	it("carries exactly one season, and leaves other classes alone", () => {
		root.className = "translated-ltr";
		document.body.className = "seasonal season-winter season-spring";
		showSeason("autumn");
		expect(document.body.className).toBe("seasonal season-autumn");
		expect(root.className).toBe("translated-ltr");
		expect(root.dataset.season).toBe("autumn");
	});

	it("carries dark-mode in the dark alone, and the mode either way", () => {
		showMode(true);
		expect([root.className, root.dataset.mode]).toEqual(["dark-mode", "dark"]);
		showMode(false);
		expect([root.className, root.dataset.mode]).toEqual(["", "light"]);
	});

	it.each([
		[true, false, "high", "full"],
		[false, true, "normal", "reduced"],
	])("says how it is to be read: contrast %s, motion reduced %s", (highContrast, reducedMotion, contrast, motion) => {
		showDisplay({ variant: "traditional", textSize: "extra-large", highContrast, reducedMotion });
		expect(root.dataset).toMatchObject({ variant: "traditional", textSize: "extra-large", contrast, motion });
		expect(root.classList.contains("reduced-motion")).toBe(reducedMotion);
	});

	it("says whether the sidebar is to stay open", () => {
		showSidebar(false);
		expect(root.dataset.sidebar).toBe("closed");
		showSidebar(true);
		expect(root.dataset.sidebar).toBe("open");
	});
});
