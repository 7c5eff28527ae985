import { beforeEach, expect, it, vi } from "vitest";
import { visitorsSystem } from "#src/platform/visitors-system.test-data.ts";
import { MORE_CONTRAST, REDUCED_MOTION } from "./display.ts";
import { connectDisplay, onDisplayChange } from "./follow-display.ts";
import { followOtherTabs, preferencesStore } from "./preferences.ts";

const shown = () => {
	const { variant, textSize, contrast, motion } = document.documentElement.dataset;
	return [variant, textSize, contrast, motion];
};

beforeEach(() => {
	localStorage.clear();
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});

it("shows at once what was chosen and what the system asks for", () => {
	visitorsSystem([REDUCED_MOTION]);
	preferencesStore.setState({ variant: "traditional", textSize: "large" });
	const stop = connectDisplay();
	expect(shown()).toEqual(["traditional", "large", "normal", "reduced"]);
	stop();
});

it("follows every choice and the system, until it is stopped", () => {
	const ask = visitorsSystem([]);
	const stop = connectDisplay();
	expect(shown()).toEqual(["modern", "normal", "normal", "full"]);
	preferencesStore.setState({ contrast: "high", textSize: "extra-large" });
	expect(shown()).toEqual(["modern", "extra-large", "high", "full"]);
	preferencesStore.setState({ contrast: "system" });
	expect(shown()).toEqual(["modern", "extra-large", "normal", "full"]);
	ask(MORE_CONTRAST, true);
	ask(REDUCED_MOTION, true);
	expect(shown()).toEqual(["modern", "extra-large", "high", "reduced"]);
	ask(REDUCED_MOTION, false);
	expect(shown()).toEqual(["modern", "extra-large", "high", "full"]);

	stop();
	preferencesStore.setState({ variant: "traditional" });
	ask(MORE_CONTRAST, false);
	expect(shown()).toEqual(["modern", "extra-large", "high", "full"]);
});

it("shows the sidebar as it was left in another tab", () => {
	visitorsSystem([]);
	const stops = [followOtherTabs(), connectDisplay()];
	localStorage.setItem("sakura-ecosystem", '{"state":{"sidebar":"closed"},"version":1}');
	window.dispatchEvent(Object.assign(new Event("storage"), { key: "sakura-ecosystem", newValue: "" }));
	expect(document.documentElement.dataset.sidebar).toBe("closed");
	for (const stop of stops) stop();
});

it("notifies several listeners, each until it leaves", () => {
	const ask = visitorsSystem([]);
	const [one, other] = [vi.fn(), vi.fn()];
	const stops = [onDisplayChange(one), onDisplayChange(other)];
	preferencesStore.setState({ motion: "reduced" });
	stops[0]?.();
	ask(REDUCED_MOTION, true);
	stops[1]?.();
	expect([one.mock.calls.length, other.mock.calls.length]).toEqual([1, 2]);
});
