import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
	fragment,
	hasScrollTarget,
	leaveEntry,
	readdressEntry,
	rememberScroll,
	scrollToEntry,
} from "./scroll-memory.ts";

const scrollTo = vi.fn();
/** Reports that the page's height has changed; a no-op when no observer is active. */
let grow = () => {};
/** Observers that are active. */
const watching = new Set<object>();
let stop = () => {};
const scrolledTo = (y: number) => Object.defineProperty(window, "scrollY", { value: y, configurable: true });
const at = (key: string, hash = "") => history.replaceState({ key }, "", `/page${hash}`);

beforeEach(() => {
	vi.stubGlobal("scrollTo", scrollTo.mockReset());
	watching.clear();
	const Observer = class {
		constructor(told: () => void) {
			grow = told;
		}
		observe() {
			watching.add(this);
		}
		disconnect() {
			watching.delete(this);
			grow = () => {};
		}
	};
	vi.stubGlobal("ResizeObserver", Observer);
	at("a");
	stop = rememberScroll();
});
afterEach(() => stop());

it("restores the position an entry was left at, and starts a new entry at the top", () => {
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

it("ignores window scrolling that happens while a page is arriving", () => {
	scrolledTo(300);
	leaveEntry();
	at("c");
	// The page's code is still in flight; the visitor turns back before it arrives.
	scrolledTo(0);
	leaveEntry();
	at("a");
	scrollToEntry();
	expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

it("scrolls to the fragment's element in a new entry", () => {
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

it("scrolls to the fragment's element when the visitor comes back to an entry that was left before it was there", () => {
	const heading = document.createElement("h2");
	heading.id = "late";
	heading.scrollIntoView = vi.fn();
	at("late", "#late");
	scrolledTo(0);
	scrollToEntry();
	leaveEntry();
	document.body.append(heading);
	scrollToEntry();
	expect(heading.scrollIntoView).toHaveBeenCalledOnce();
	at("there", "#late");
	scrollToEntry();
	leaveEntry();
	scrollToEntry();
	expect(scrollTo, "the top is the visitor's, if the place was there").toHaveBeenLastCalledWith(0, 0);
	expect(heading.scrollIntoView).toHaveBeenCalledTimes(2);
	heading.remove();
});

it("knows which entries have a position of their own", () => {
	at("top");
	scrolledTo(0);
	scrollToEntry();
	leaveEntry();
	expect(hasScrollTarget()).toBe(true);
	at("new");
	expect(hasScrollTarget()).toBe(false);
	at("new", "#heading");
	expect(hasScrollTarget()).toBe(true);
	at("a");
	leaveEntry();
	expect(hasScrollTarget()).toBe(true);
});

it("leaves a fragment that cannot be decoded as it is", () => {
	at("e", "#%E0%A4%A");
	expect(fragment()).toBe("%E0%A4%A");
});

describe("a page that is too short for the position it was left at", () => {
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

	it("is long enough within a pixel", () => {
		scrolledTo(899.5);
		grow();
		grow();
		expect(scrollTo).toHaveBeenCalledOnce();
	});

	it.each(["wheel", "pointerdown", "keydown"])("is left alone after the visitor's %s", (act) => {
		window.dispatchEvent(new Event(act));
		grow();
		expect(scrollTo).not.toHaveBeenCalled();
	});

	it("is left alone after the visitor's action, however often it was gone to", () => {
		scrollToEntry();
		window.dispatchEvent(new Event("wheel"));
		expect(watching.size).toBe(0);
	});

	it("is left alone once the visitor leaves it", () => {
		leaveEntry();
		grow();
		expect(scrollTo).not.toHaveBeenCalled();
	});

	it("keeps the position it was left at if the visitor leaves it before it has grown", () => {
		window.dispatchEvent(new Event("keydown"));
		leaveEntry();
		scrollToEntry();
		expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
		scrolledTo(350);
		grow();
		leaveEntry();
		scrollToEntry();
		expect(scrollTo).toHaveBeenLastCalledWith(0, 900);
	});

	it("is left where the visitor scrolls meanwhile", () => {
		scrolledTo(120);
		leaveEntry();
		scrollToEntry();
		expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
	});
});

it("restores the position when going back within the open page, and waits when going back to another page", () => {
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

it("restores the position within a page whose address was corrected, not at that of one that is arriving", () => {
	history.replaceState({ key: "h" }, "", "/corrected");
	readdressEntry();
	window.dispatchEvent(new PopStateEvent("popstate"));
	expect(scrollTo).toHaveBeenCalledOnce();
	leaveEntry();
	history.replaceState({ key: "i" }, "", "/arriving");
	readdressEntry();
	window.dispatchEvent(new PopStateEvent("popstate"));
	expect(scrollTo).toHaveBeenCalledOnce();
});

it("hands restoration back to the browser when the page is left, and takes it over when the page comes back", () => {
	expect(history.scrollRestoration).toBe("manual");
	window.dispatchEvent(new Event("pagehide"));
	expect(history.scrollRestoration).toBe("auto");
	window.dispatchEvent(new Event("pageshow"));
	expect(history.scrollRestoration).toBe("manual");
});

it("hands restoration back and stops listening when it is stopped", () => {
	stop();
	expect(history.scrollRestoration).toBe("auto");
	history.scrollRestoration = "manual";
	window.dispatchEvent(new Event("pagehide"));
	expect(history.scrollRestoration).toBe("manual");
});
