import { beforeEach, expect, it } from "vitest";
import { PREFERENCES_KEY } from "./keys.ts";
import { followOtherTabs, usePreferences } from "./preferences.ts";
import { storedPreferences } from "./stored-preferences.ts";

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
	expect(stored(text)).toMatchObject({ sidebar: expected });
});

it.each([
	['{"state":{"season":"winter"},"version":1}', "winter"],
	['{"state":{"season":"automatic"},"version":1}', "automatic"],
	['{"state":{"season":"monsoon"},"version":1}', "automatic"],
	['{"state":{"season":"__proto__","sidebar":"closed"},"version":1}', "automatic"],
	['{"state":{"season":["winter"]},"version":1}', "automatic"],
])("%s leaves the season %s", (text, expected) => {
	expect(stored(text)).toMatchObject({ season: expected });
});

it("stores a choice under the product's name, where the boot script finds it", () => {
	usePreferences.setState({ sidebar: "closed", season: "summer" });
	expect(localStorage.getItem("sakura-ecosystem")).not.toBeNull();
	expect(storedPreferences()).toMatchObject({ sidebar: "closed", season: "summer" });
});

it.each(["", "null", "[]", "[[[", '{"state":null}', "7"])("reads the usual choices from %j", (text) => {
	localStorage.setItem(PREFERENCES_KEY, text);
	expect(storedPreferences()).toEqual(usePreferences.getInitialState());
});

it("reads again when another tab has stored something", () => {
	const stop = followOtherTabs();
	localStorage.setItem(PREFERENCES_KEY, '{"state":{"sidebar":"closed"},"version":1}');
	const change = Object.assign(new Event("storage"), { key: PREFERENCES_KEY, newValue: "" });
	window.dispatchEvent(change);
	expect(usePreferences.getState().sidebar).toBe("closed");
	stop();
});
