import { beforeEach, describe, expect, it, vi } from "vitest";
import { connectDarkMode, createDarkModeStore, isDark, parseDarkMode, toggleDarkMode } from "./dark-mode.ts";
import { DARK_MODE_KEY } from "./keys.ts";

/** The system's preference, which can change while somebody listens. */
function system(dark: boolean) {
	const list = Object.assign(new EventTarget(), { matches: dark });
	vi.stubGlobal("matchMedia", () => list);
	return {
		turn(matches: boolean) {
			list.matches = matches;
			list.dispatchEvent(Object.assign(new Event("change"), { matches }));
		},
	};
}
const otherTab = (newValue: string | null) =>
	window.dispatchEvent(Object.assign(new Event("storage"), { key: DARK_MODE_KEY, newValue }));

beforeEach(() => {
	localStorage.clear();
	document.documentElement.className = "";
});

describe("parseDarkMode", () => {
	it.each([
		["true", true],
		["dark", true],
		["false", false],
		["light", false],
		[null, null],
		["", null],
		["TRUE", null],
		["{broken", null],
	])("%j is %s", (stored, expected) => expect(parseDarkMode(stored)).toBe(expected));
});

it.each([
	[null, true, true],
	[null, false, false],
	["true", false, true],
	["false", true, false],
	["nonsense", true, true],
])("stored %j under a system that is dark: %s is dark: %s", (stored, systemDark, expected) => {
	system(systemDark);
	if (stored !== null) localStorage.setItem(DARK_MODE_KEY, stored);
	expect(isDark()).toBe(expected);
	expect(createDarkModeStore().getState().dark).toBe(expected);
	expect(createDarkModeStore().getInitialState().dark, "what was prerendered").toBe(false);
});

describe("a connected store", () => {
	it("follows the system until the visitor chooses, then keeps the choice", () => {
		const { turn } = system(false);
		const store = createDarkModeStore();
		const stop = connectDarkMode(store);
		turn(true);
		expect(store.getState().dark).toBe(true);
		expect(document.documentElement.classList.contains("dark-mode")).toBe(true);
		toggleDarkMode(store);
		expect(localStorage.getItem(DARK_MODE_KEY)).toBe("false");
		turn(false);
		turn(true);
		expect(store.getState().dark).toBe(false);
		expect(document.documentElement.classList.contains("dark-mode")).toBe(false);
		stop();
	});

	it("follows the other tabs, also back to the system when the choice is removed", () => {
		system(false);
		const store = createDarkModeStore();
		const stop = connectDarkMode(store);
		otherTab("true");
		expect(store.getState()).toMatchObject({ dark: true, choice: true });
		otherTab(null);
		expect(store.getState()).toMatchObject({ dark: false, choice: null });
		stop();
		otherTab("true");
		expect(store.getState().dark).toBe(false);
	});

	it("keeps a choice for the visit where nothing can be stored", () => {
		system(false);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const store = createDarkModeStore();
		toggleDarkMode(store);
		expect(store.getState()).toMatchObject({ dark: true, choice: true });
	});
});
