// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { earlyEntry, typeEarly } from "./early-entry.ts";

const cancel = vi.fn();
let end: () => void;
let field: HTMLInputElement;
beforeEach(() => {
	document.body.innerHTML = "<input><button></button>";
	field = document.querySelector("input") as HTMLInputElement;
	field.focus();
	cancel.mockClear();
	end = typeEarly(cancel);
});
afterEach(() => end());

/** @returns whether the page may have the key */
function press(key: string, init: KeyboardEventInit = {}): boolean {
	return (document.activeElement ?? document).dispatchEvent(
		new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init }),
	);
}

const pressPointer = () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));

it("is what is typed, corrections included; the page gets none of it", () => {
	const heard: string[] = [];
	const listen = ({ key }: KeyboardEvent) => void heard.push(key);
	document.addEventListener("keydown", listen);
	expect(["季", "a", "?", "Backspace", "/"].map((key) => press(key))).toEqual(Array(5).fill(false));
	document.removeEventListener("keydown", listen);
	expect(heard).toEqual([]);
	expect(earlyEntry).toEqual({ text: "季a/", isAwaited: false });
});

it("awaits its result after Enter, unless one types on", () => {
	press("a");
	expect(press("Enter")).toBe(false);
	expect(earlyEntry).toEqual({ text: "a", isAwaited: true });
	press("b");
	expect(earlyEntry).toEqual({ text: "ab", isAwaited: false });
});

it.each([
	["k", { ctrlKey: true }],
	["k", { metaKey: true }],
	["s", { altKey: true }],
	["a", { isComposing: true }],
	["Tab", {}],
	["ArrowLeft", {}],
	["Dead", {}],
])("leaves other keys to the page: %s %j", (key, init) => {
	expect(press(key, init)).toBe(true);
	expect(earlyEntry.text).toBe("");
});

it("leaves keys to what the focus has moved to", () => {
	press("a");
	document.querySelector("button")?.focus();
	expect(press("b")).toBe(true);
	expect(earlyEntry.text).toBe("a");
});

it("is nothing once it has ended", () => {
	press("a");
	press("Enter");
	end();
	expect(press("b")).toBe(true);
	pressPointer();
	expect(earlyEntry).toEqual({ text: "", isAwaited: false });
	expect(cancel).not.toHaveBeenCalled();
});

it.each([
	["Escape", () => press("Escape")],
	["a press", pressPointer],
])("is called off by %s", (_what, act) => {
	press("a");
	expect(cancel).not.toHaveBeenCalled();
	act();
	expect(cancel).toHaveBeenCalledOnce();
});
