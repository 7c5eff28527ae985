import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fragment, hasPlace, leaveEntry, rememberScroll, scrollToEntry } from "./scroll-memory.ts";

const scrollTo = vi.fn();
/** Tells that the page has another height; nothing where nobody listens any more. */
let grow = () => {};
let stop = () => {};
const scrolledTo = (y: number) => Object.defineProperty(window, "scrollY", { value: y, configurable: true });
const at = (key: string, hash = "") => history.replaceState({ key }, "", `/page${hash}`);

beforeEach(() => {
	vi.stubGlobal("scrollTo", scrollTo.mockReset());
	const Observer = class {
		constructor(told: () => void) {
			grow = told;
		}
		observe() {}
		disconnect() {
			grow = () => {};
		}
	};
	vi.stubGlobal("ResizeObserver", Observer);
	at("a");
	stop = rememberScroll();
});
afterEach(() => stop());

it("finds the position at which an entry was left, and the top of one that is new", () => {
	scrolledTo(300);
	leaveEntry();
	at("b");
	scrollToEntry();
	expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
	scrolledTo(120);
	leaveEntry();
	at("a");
	scrollToEntry();
	expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
	at("b");
	scrollToEntry();
	expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
});

it("does not take the window's moves while a page arrives for the visitor's", () => {
	scrolledTo(300);
	leaveEntry();
	at("c");
	// The page's code is still under way; the visitor turns back before it is there.
	scrolledTo(0);
	leaveEntry();
	at("a");
	scrollToEntry();
	expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

it("goes to the fragment's element in an entry that is new", () => {
	const heading = document.createElement("h2");
	heading.id = "ü b";
	heading.scrollIntoView = vi.fn();
	document.body.append(heading);
	at("d", "#%C3%BC%20b");
	scrollToEntry();
	expect(heading.scrollIntoView).toHaveBeenCalledOnce();
	scrolledTo(700);
	leaveEntry();
	scrollToEntry();
	expect(scrollTo, "once left, to where it was left").toHaveBeenLastCalledWith(0, 700);
	expect(heading.scrollIntoView).toHaveBeenCalledOnce();
	heading.remove();
});

it("knows which entries have a place of their own", () => {
	at("new");
	expect(hasPlace()).toBe(false);
	at("new", "#heading");
	expect(hasPlace()).toBe(true);
	at("a");
	leaveEntry();
	expect(hasPlace()).toBe(true);
});

it("leaves a fragment that cannot be decoded as it is", () => {
	at("e", "#%E0%A4%A");
	expect(fragment()).toBe("%E0%A4%A");
});

describe("a page that is too short for where it was left", () => {
	beforeEach(() => {
		scrolledTo(900);
		leaveEntry();
		scrolledTo(200);
		scrollToEntry();
		scrollTo.mockClear();
	});

	it("is scrolled again as it grows, until it is long enough", () => {
		grow();
		scrolledTo(900);
		grow();
		grow();
		expect(scrollTo.mock.calls).toEqual([
			[0, 900],
			[0, 900],
		]);
	});

	it.each(["wheel", "pointerdown", "keydown"])("is let be after the visitor's %s", (act) => {
		window.dispatchEvent(new Event(act));
		grow();
		expect(scrollTo).not.toHaveBeenCalled();
	});

	it("is let be once it is left", () => {
		leaveEntry();
		grow();
		expect(scrollTo).not.toHaveBeenCalled();
	});
});

it("back on the page that is open goes to where its entry was left, on another page it waits", () => {
	scrolledTo(300);
	leaveEntry();
	at("f", "#place");
	window.dispatchEvent(new PopStateEvent("popstate"));
	expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
	scrolledTo(40);
	leaveEntry();
	at("a");
	window.dispatchEvent(new PopStateEvent("popstate"));
	expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
	leaveEntry();
	history.replaceState({ key: "g" }, "", "/another-page");
	window.dispatchEvent(new PopStateEvent("popstate"));
	expect(scrollTo).toHaveBeenCalledTimes(2);
});

it("hands restoration back to the browser when the page is left, and takes it over when the page comes back", () => {
	expect(history.scrollRestoration).toBe("manual");
	window.dispatchEvent(new Event("pagehide"));
	expect(history.scrollRestoration).toBe("auto");
	window.dispatchEvent(new Event("pageshow"));
	expect(history.scrollRestoration).toBe("manual");
});

it("hands restoration back when it is stopped, and listens no more", () => {
	stop();
	expect(history.scrollRestoration).toBe("auto");
	history.scrollRestoration = "manual";
	window.dispatchEvent(new Event("pagehide"));
	expect(history.scrollRestoration).toBe("manual");
});
