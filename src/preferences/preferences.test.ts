import { beforeEach, expect, it, vi } from "vitest";
import { PREFERENCES_KEY } from "./keys.ts";
import { followOtherTabs, preferencesStore } from "./preferences.ts";
import { storedPreferences } from "./stored-preferences.ts";

beforeEach(() => {
	localStorage.clear();
	preferencesStore.setState(preferencesStore.getInitialState(), true);
});

/** The store's state in a visit that finds this text stored. */
const stored = async (text: string) => {
	localStorage.setItem(PREFERENCES_KEY, text);
	vi.resetModules();
	return (await import("./preferences.ts")).preferencesStore.getState();
};
/** The store's state after another tab has written this text, or removed the entry. */
const toldByAnotherTab = (text: string | null) => {
	if (text === null) localStorage.removeItem(PREFERENCES_KEY);
	else localStorage.setItem(PREFERENCES_KEY, text);
	window.dispatchEvent(Object.assign(new Event("storage"), { key: PREFERENCES_KEY, newValue: text }));
	return preferencesStore.getState();
};

it.each([
	['{"state":{"sidebar":"closed"},"version":1}', "closed"],
	['{"state":{"sidebar":"closed"},"version":0}', "closed"],
	['{"state":{"sidebar":"closed"},"version":2}', "open"],
	['{"state":{"sidebar":"closed"},"version":99999}', "open"],
	['{"state":{"sidebar":"ajar"},"version":1}', "open"],
	['{"state":{},"version":1}', "open"],
	['{"state":null,"version":1}', "open"],
	['{"state":[],"version":1}', "open"],
	["null", "open"],
	["[[[", "open"],
	["", "open"],
])("%s leaves the sidebar %s", async (text, expected) => {
	expect(await stored(text)).toMatchObject({ sidebar: expected });
});

it.each([
	['{"state":{"season":"winter"},"version":1}', "winter"],
	['{"state":{"season":"automatic"},"version":1}', "automatic"],
	['{"state":{"season":"monsoon"},"version":1}', "automatic"],
	['{"state":{"season":"__proto__","sidebar":"closed"},"version":1}', "automatic"],
	['{"state":{"season":["winter"]},"version":1}', "automatic"],
])("%s leaves the season %s", async (text, expected) => {
	expect(await stored(text)).toMatchObject({ season: expected });
});

it("stores a choice under the product's name, where the boot script finds it", () => {
	preferencesStore.setState({ sidebar: "closed", season: "summer" });
	expect(localStorage.getItem("sakura-ecosystem")).not.toBeNull();
	expect(storedPreferences()).toMatchObject({ sidebar: "closed", season: "summer" });
});

it.each(["", "null", "[[[", '{"state":null}', "7", '"text"', "[]"])("finds nothing to read in %j", (text) => {
	localStorage.setItem(PREFERENCES_KEY, text);
	expect(storedPreferences()).toBeNull();
});

it("starts with the defaults, as prerendered, whatever is stored", async () => {
	localStorage.setItem(PREFERENCES_KEY, '{"state":{"sidebar":"closed"},"version":1}');
	vi.resetModules();
	const { preferencesStore } = await import("./preferences.ts");
	expect([preferencesStore.getInitialState().sidebar, preferencesStore.getState().sidebar]).toEqual(["open", "closed"]);
});

it("stores nothing before something is chosen", async () => {
	const text = '{"state":{"season":"monsoon","sidebar":"closed"},"version":99}';
	await stored(text);
	expect(localStorage.getItem(PREFERENCES_KEY)).toBe(text);
});

it("follows another tab until it is stopped, and writes nothing back", () => {
	const text = '{"state":{"sidebar":"closed","palette":"plum"},"version":1}';
	const stop = followOtherTabs();
	expect(toldByAnotherTab(text).sidebar).toBe("closed");
	expect(localStorage.getItem(PREFERENCES_KEY)).toBe(text);
	preferencesStore.setState({ sound: true });
	expect(storedPreferences()).toMatchObject({ sidebar: "closed", sound: true });
	expect(toldByAnotherTab('{"state":{"sidebar":"open"},"version":2}').sidebar).toBe("closed");
	stop();
	expect(toldByAnotherTab('{"state":{"sidebar":"open"},"version":1}').sidebar).toBe("closed");
});

it("takes over what another tab chose before it follows, writes nothing back, and keeps it with the next choice", () => {
	const text = '{"state":{"sidebar":"closed","palette":"plum"},"version":1}';
	localStorage.setItem(PREFERENCES_KEY, text);
	const stop = followOtherTabs();
	expect(preferencesStore.getState().sidebar).toBe("closed");
	expect(localStorage.getItem(PREFERENCES_KEY)).toBe(text);
	preferencesStore.setState({ sound: true });
	expect(storedPreferences()).toMatchObject({ sidebar: "closed", sound: true });
	stop();
});

it.each([null, "", "{", "null", '{"state":null}'])("keeps what is shown when another tab leaves %j", (text) => {
	preferencesStore.setState({ sidebar: "closed" });
	const stop = followOtherTabs();
	expect(toldByAnotherTab(text).sidebar).toBe("closed");
	stop();
});

it("keeps a choice for the visit when nothing can be stored", () => {
	vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	preferencesStore.setState({ textSize: "large" });
	followOtherTabs()();
	expect(preferencesStore.getState().textSize).toBe("large");
});
