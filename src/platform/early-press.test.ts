import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { captureEarlyPress, replayEarlyPress } from "./early-press.ts";

// The test environment does not know `:read-write`; browsers match no other inputs of this test with it.
const { matches } = Element.prototype;
Element.prototype.matches = function (this: Element, selector: string) {
	return matches.call(this, selector.replace(":read-write", "input:not([type]),textarea"));
} as typeof matches;

let presses: string[] = [];
let time = 0;
const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;

/** Captures presses as on a page that has just been served. */
function capture(singleKeys: boolean) {
	// Each of these listeners ends with its first event after the replay.
	replayEarlyPress();
	element("body").click();
	press("x");
	window.earlyPress = undefined;
	captureEarlyPress(singleKeys);
}

beforeEach(() => {
	document.body.innerHTML = `<button id="menu"><span>Menu</span></button><button id="search">Search</button><button id="drawer" popovertarget="navigation">Navigation</button><p>Text</p><input><input type="radio"><select></select><textarea></textarea><button role="tab" id="tab">Tab</button>`;
	capture(true);
	presses = [];
	time = 1_000;
	vi.spyOn(performance, "now").mockImplementation(() => time);
	vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(time);
});
afterEach(() => {
	document.removeEventListener("click", hear);
	document.removeEventListener("keydown", hear);
});

function hear(event: Event) {
	const target = event.target as Element;
	const { key, altKey } = event as KeyboardEvent;
	presses.push(event.type === "click" ? (target.closest("button")?.id ?? "") : `${altKey ? "Alt+" : ""}${key}`);
}

/** From now on, presses are handled on the document, as React does. */
function becomeLive() {
	document.addEventListener("click", hear);
	document.addEventListener("keydown", hear);
	replayEarlyPress();
}

/** Presses a key where the focus is. @returns whether the browser's default action is allowed */
function press(key: string, held: KeyboardEventInit = {}, target: Element = document.activeElement as Element) {
	const code = /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key;
	return target.dispatchEvent(new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...held }));
}

it("replays the last press once, wherever on the button it was", () => {
	element("#search").click();
	element("#menu").click();
	element("#menu span").click();
	becomeLive();
	expect(presses).toEqual(["menu"]);
});

it("keeps no press after that", () => {
	becomeLive();
	element("#menu").click();
	press("h", { altKey: true });
	replayEarlyPress();
	expect(presses).toEqual(["menu", "Alt+h"]);
});

it.each([
	["nothing was pressed", () => {}],
	["something else was pressed since", () => element("p").click()],
	["a popover was opened since", () => element("#drawer").click()],
	["the button is gone", () => element("#menu").remove()],
	["five seconds have passed", () => (time += 5_000)],
])("does nothing when %s", (why, meanwhile) => {
	if (why !== "nothing was pressed") element("#menu").click();
	meanwhile();
	becomeLive();
	expect(presses).toEqual([]);
});

it("still replays after 4,999 ms", () => {
	element("#menu").click();
	time += 4_999;
	becomeLive();
	expect(presses).toEqual(["menu"]);
});

describe("a key", () => {
	it.each(["h", "n", "s"])("that is a shortcut with Alt, %s, is replayed, and its default action prevented", (key) => {
		expect(press(key, { altKey: true })).toBe(false);
		becomeLive();
		expect(presses).toEqual([`Alt+${key}`]);
	});

	it.each([{ ctrlKey: true }, { metaKey: true }])(
		"that opens the search, K with %j, is replayed from a field too",
		(held) => {
			element("input").focus();
			expect(press("k", held)).toBe(false);
			becomeLive();
			expect(presses).toEqual(["k"]);
		},
	);

	it.each([
		["with Caps Lock", { key: "K" }],
		["of a Cyrillic keyboard", { key: "л" }],
	])("that opens the search %s is replayed too", (_, pressed) => {
		expect(press("k", { ctrlKey: true, ...pressed })).toBe(false);
		becomeLive();
		expect(presses).toEqual([pressed.key]);
	});

	it("that opens the search alone is replayed, but not from a field", () => {
		element("input").focus();
		expect(press("/")).toBe(true);
		element("#tab").focus();
		expect(press("/")).toBe(false);
		becomeLive();
		expect(presses).toEqual(["/"]);
	});

	it("is replayed from a control that takes no letters", () => {
		element("[type=radio]").focus();
		expect(press("/")).toBe(false);
		expect(press("h", { altKey: true })).toBe(false);
		becomeLive();
		expect(presses).toEqual(["Alt+h"]);
	});

	it("that opens the search alone keeps its default action for visitors who want no such shortcuts", () => {
		capture(false);
		element("#tab").focus();
		expect(press("/")).toBe(true);
		expect(press("h", { altKey: true })).toBe(false);
		becomeLive();
		expect(presses).toEqual(["Alt+h"]);
	});

	it.each(["ArrowRight", "ArrowLeft", "Home", "End"])(
		"that moves among tabs, %s, is replayed when a tab has the focus",
		(key) => {
			expect(press(key), "nowhere in particular").toBe(true);
			element("#tab").focus();
			expect(press(key)).toBe(false);
			becomeLive();
			expect(presses).toEqual([key]);
		},
	);

	it.each([
		["h", {}],
		["h", { ctrlKey: true, altKey: true }],
		["h", { metaKey: true, altKey: true }],
		["h", { repeat: true, altKey: true }],
		["k", { altKey: true }],
		["k", { ctrlKey: true, altKey: true }],
		["k", { ctrlKey: true, repeat: true }],
		["k", { ctrlKey: true, shiftKey: true }],
		["/", { ctrlKey: true }],
		["/", { altKey: true }],
		["j", { ctrlKey: true }],
		["ArrowLeft", { altKey: true }],
		["ArrowLeft", { metaKey: true }],
		["ArrowDown", {}],
		["Tab", {}],
	])("that has no handler, %s with %j, is left to the browser, and replaces no other press", (key, held) => {
		element("#menu").click();
		element("#tab").focus();
		expect(press(key, held)).toBe(true);
		becomeLive();
		expect(presses).toEqual(["menu"]);
	});

	it.each(["input", "select", "textarea"])("is left alone in a field: %s", (field) => {
		element(field).focus();
		expect(press("h", { altKey: true })).toBe(true);
		expect(press("End")).toBe(true);
		becomeLive();
		expect(presses).toEqual([]);
	});

	it.each([
		["the focus has moved on", () => element("input").focus()],
		["what had the focus is gone", () => element("#tab").remove()],
		["something was clicked since", () => element("p").click()],
		["five seconds have passed", () => (time += 5_000)],
	])("is not replayed when %s", (_why, meanwhile) => {
		element("#tab").focus();
		press("End");
		meanwhile();
		becomeLive();
		expect(presses).toEqual([]);
	});

	it("pressed last is replayed instead of a button", () => {
		element("#menu").click();
		press("s", { altKey: true });
		becomeLive();
		expect(presses).toEqual(["Alt+s"]);
	});
});
