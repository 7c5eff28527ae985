import { afterEach, beforeEach, expect, test } from "vitest";
import { isolate } from "./isolate.ts";

const element = (id: string) => document.getElementById(id) as HTMLElement;
const outside = ["head", "link", "foot"];
const inert = () => outside.filter((id) => element(id).inert);
const hidden = () => outside.filter((id) => element(id).hasAttribute("aria-hidden"));
const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

let release: () => void;
beforeEach(() => {
	document.body.innerHTML = `
		<header id="head"><a href="/" id="home">Home</a></header>
		<main id="main"><div id="dialog"><input id="field"><button id="close">Close</button></div><a href="/" id="link">Link</a></main>
		<footer id="foot"></footer><div id="petals" aria-hidden="true"></div><div id="live"><div aria-live="polite"></div></div>`;
	element("field").focus();
	release = isolate(element("dialog"));
});
afterEach(() => release());

test("the rest is hidden from screen readers at once, and inert as soon as Tab is pressed", () => {
	expect(hidden()).toEqual(outside);
	press("a");
	expect(inert()).toEqual([]);
	press("Tab");
	expect(inert()).toEqual(outside);
	expect(element("dialog").closest("[inert], [aria-hidden]")).toBeNull();
});

test("live regions are still heard", () => {
	press("Tab");
	expect(element("live").inert).toBe(false);
	expect(element("live").hasAttribute("aria-hidden")).toBe(false);
});

test("the focus moves about inside, and returns when it leaves", () => {
	element("close").focus();
	expect(document.activeElement).toBe(element("close"));
	expect(inert()).toEqual([]);
	element("home").focus();
	expect(document.activeElement).toBe(element("close"));
	expect(inert()).toEqual(outside);
});

test("it leaves no trace, and what was hidden before stays so", () => {
	press("Tab");
	release();
	expect(hidden()).toEqual([]);
	expect(inert()).toEqual([]);
	expect(element("petals").getAttribute("aria-hidden")).toBe("true");
	press("Tab");
	element("home").focus();
	expect(document.activeElement).toBe(element("home"));
	expect(inert()).toEqual([]);
});
