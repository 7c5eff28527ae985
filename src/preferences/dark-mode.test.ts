import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseMode, connectDarkMode, createDarkModeStore, isDark, parseDarkMode } from "./dark-mode.ts";
import { DARK_MODE_KEY } from "./keys.ts";

/** A fake of the system's preference, which can change while there are listeners. */
function system(dark: boolean) {
	const list = Object.assign(new EventTarget(), { matches: dark });
	const other = Object.assign(new EventTarget(), { matches: !dark });
	vi.stubGlobal("matchMedia", (query: string) => (query === "(prefers-color-scheme: dark)" ? list : other));
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
	])("parses %j as %s", (stored, expected) => expect(parseDarkMode(stored)).toBe(expected));
});

it.each([
	[null, true, true],
	[null, false, false],
	["true", false, true],
	["false", true, false],
	["nonsense", true, true],
])("with %j stored and a system that is dark: %s, the page is dark: %s", (stored, systemDark, expected) => {
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
		chooseMode(store, false);
		expect(localStorage.getItem(DARK_MODE_KEY)).toBe("false");
		turn(false);
		turn(true);
		expect(store.getState().dark).toBe(false);
		expect(document.documentElement.classList.contains("dark-mode")).toBe(false);
		stop();
	});

	it.each([
		[null, false],
		["true", true],
	])("notices that the system changed before it was connected: with %j stored, dark is %s", (stored, expected) => {
		const { turn } = system(true);
		if (stored !== null) localStorage.setItem(DARK_MODE_KEY, stored);
		document.documentElement.classList.add("dark-mode");
		const store = createDarkModeStore();
		turn(false);
		const stop = connectDarkMode(store);
		expect(store.getState().dark).toBe(expected);
		expect(document.documentElement.classList.contains("dark-mode")).toBe(expected);
		stop();
	});

	it.each([
		["true", "false", false],
		["false", "true", true],
		[null, "true", true],
		["true", "{broken", true],
		["true", null, true],
	])("with %j stored, then %j before it was connected, dark is %s", (first, then, expected) => {
		system(false);
		if (first !== null) localStorage.setItem(DARK_MODE_KEY, first);
		const store = createDarkModeStore();
		if (then === null) localStorage.removeItem(DARK_MODE_KEY);
		else localStorage.setItem(DARK_MODE_KEY, then);
		const stop = connectDarkMode(store);
		expect(store.getState()).toEqual({ dark: expected, choice: expected });
		expect(document.documentElement.classList.contains("dark-mode")).toBe(expected);
		stop();
	});

	it("follows the system again when the choice is withdrawn", () => {
		const { turn } = system(true);
		const store = createDarkModeStore();
		const stop = connectDarkMode(store);
		chooseMode(store, false);
		expect(isDark()).toBe(false);
		chooseMode(store, null);
		expect(store.getState()).toEqual({ dark: true, choice: null });
		expect(localStorage.getItem(DARK_MODE_KEY)).toBeNull();
		expect(document.documentElement.dataset.mode).toBe("dark");
		turn(false);
		expect(store.getState().dark).toBe(false);
		stop();
	});

	it("follows the other tabs, also back to the system when the choice is removed", () => {
		system(false);
		const store = createDarkModeStore();
		const stop = connectDarkMode(store);
		otherTab("true");
		expect(store.getState()).toMatchObject({ dark: true, choice: true });
		otherTab("{broken");
		expect(store.getState(), "nobody's choice").toMatchObject({ dark: true, choice: true });
		otherTab(null);
		expect(store.getState()).toMatchObject({ dark: false, choice: null });
		stop();
		otherTab("true");
		expect(store.getState().dark).toBe(false);
	});

	it("keeps a choice for the visit when nothing can be stored", () => {
		system(false);
		vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		const store = createDarkModeStore();
		chooseMode(store, true);
		connectDarkMode(store)();
		expect(store.getState()).toMatchObject({ dark: true, choice: true });
	});
});
