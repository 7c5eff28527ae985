import { beforeEach, expect, it } from "vitest";
import { PREFERENCES_KEY } from "./keys.ts";
import { followOtherTabs, usePreferences } from "./preferences.ts";

beforeEach(() => {
	localStorage.clear();
	usePreferences.setState(usePreferences.getInitialState(), true);
});

const stored = (text: string) => {
	localStorage.setItem(PREFERENCES_KEY, text);
	void usePreferences.persist.rehydrate();
	return usePreferences.getState();
};

it.each([
	['{"state":{"sidebar":"closed"},"version":1}', "closed"],
	['{"state":{"sidebar":"closed"},"version":0}', "closed"],
	['{"state":{"sidebar":"closed"},"version":99}', "closed"],
	['{"state":{"sidebar":"ajar"},"version":1}', "open"],
	['{"state":{},"version":1}', "open"],
	['{"state":null,"version":1}', "open"],
	['{"state":[],"version":1}', "open"],
	["null", "open"],
	["[[[", "open"],
	["", "open"],
])("%s leaves the sidebar %s", (text, expected) => {
	expect(stored(text)).toEqual({ sidebar: expected });
});

it("stores a choice under the product's name, in the words the boot script looks for", () => {
	usePreferences.setState({ sidebar: "closed" });
	expect(localStorage.getItem("sakura-ecosystem")).toContain('"sidebar":"closed"');
});

it("reads again when another tab has stored something", () => {
	const stop = followOtherTabs();
	localStorage.setItem(PREFERENCES_KEY, '{"state":{"sidebar":"closed"},"version":1}');
	const change = Object.assign(new Event("storage"), { key: PREFERENCES_KEY, newValue: "" });
	window.dispatchEvent(change);
	expect(usePreferences.getState().sidebar).toBe("closed");
	stop();
});
