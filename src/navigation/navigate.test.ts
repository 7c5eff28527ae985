import { beforeEach, describe, expect, it, vi } from "vitest";
import { entryKey, nameEntry } from "./entry-key.ts";
import { correctAddress, followTraversals, goTo, isPlainClick, PLACE_AGAIN, wasArrival } from "./navigate.ts";
import { enterEntry, hasScrollTarget, rememberScroll } from "./scroll-memory.ts";

beforeEach(() => {
	enterEntry();
	correctAddress("/tokens");
	history.replaceState(null, "", "/tokens");
});

describe("goTo", () => {
	it("adds one entry with its own key", () => {
		const before = history.length;
		expect(entryKey()).toBe("");
		goTo("/garden");
		const key = entryKey();
		goTo("/settings");
		expect(location.pathname).toBe("/settings");
		expect(history.length).toBe(before + 2);
		expect(key).not.toBe("");
		expect(entryKey()).not.toBe(key);
	});

	it.each([
		["/tokens", "/tokens"],
		["/guides/glossary", "/guides/glossary"],
		["/tokens#staking", "/tokens#staking"],
		["/docs/a/b#h-c", "/docs/a/b#h-c"],
		["/", "/"],
		["/tokens?season=winter#staking", "/tokens#staking"],
		["/cli?command=doctor#composer", "/cli?command=doctor#composer"],
	])("adds no entry from %s to %s", (here, target) => {
		history.replaceState(null, "", here);
		const before = history.length;
		const again = vi.fn();
		window.addEventListener(PLACE_AGAIN, again, { once: true });
		goTo(target);
		expect(history.length).toBe(before);
		expect(again).toHaveBeenCalledOnce();
		expect(location.pathname + location.search + location.hash).toBe(here);
		expect(wasArrival()).toBe(false);
	});

	it.each(["/cli?command=doctor#composer", "/cli?command=init#core"])("goes to another query from %s", (here) => {
		history.replaceState(null, "", here);
		goTo("/cli?command=init#composer");
		expect(location.search + location.hash).toBe("?command=init#composer");
	});

	it("loads the page again when the browser accepts no more history entries", () => {
		vi.spyOn(history, "pushState").mockImplementation(() => {
			throw new DOMException("Too many calls", "SecurityError");
		});
		const assign = vi.spyOn(location, "assign").mockImplementation(() => {});
		goTo("/garden");
		expect(assign).toHaveBeenCalledExactlyOnceWith("/garden");
	});

	describe("when the browser also refuses to change entries", () => {
		beforeEach(() => {
			vi.spyOn(history, "replaceState").mockImplementation(() => {
				throw new DOMException("Too many calls", "SecurityError");
			});
		});

		it("replaces the entry by a full page load", () => {
			const replace = vi.spyOn(location, "replace").mockImplementation(() => {});
			goTo("/garden", { replace: true });
			expect(replace).toHaveBeenCalledExactlyOnceWith("/garden");
		});

		it("leaves an entry without a key", () => {
			expect(nameEntry).not.toThrow();
			expect(entryKey()).toBe("");
		});

		it("leaves the address uncorrected", () => expect(() => correctAddress("/garden")).not.toThrow());
	});

	it("goes to another place on the same page", () => {
		const before = history.length;
		const scrollTo = vi.spyOn(window, "scrollTo");
		goTo("/tokens#trading");
		expect(scrollTo).not.toHaveBeenCalled();
		expect(location.hash).toBe("#trading");
		expect(history.length).toBe(before + 1);
	});

	it("replaces the current entry when asked to", () => {
		const before = history.length;
		goTo("/garden", { replace: true });
		expect(location.pathname).toBe("/garden");
		expect(history.length).toBe(before);
	});
});

describe("wasArrival", () => {
	it("distinguishes navigating from correcting the address", () => {
		goTo("/garden");
		expect(wasArrival()).toBe(true);
		enterEntry();
		const key = entryKey();
		const before = history.length;
		correctAddress("/settings");
		expect(wasArrival()).toBe(false);
		expect(location.pathname).toBe("/settings");
		expect(history.length).toBe(before);
		expect(entryKey(), "the entry stays the same one").toBe(key);
	});

	it("stays an arrival when the address is corrected before the page is there", () => {
		goTo("/garden");
		correctAddress("/settings");
		expect(wasArrival()).toBe(true);
	});

	it("does not count the address the page was opened at", async () => {
		vi.resetModules();
		const fresh = await import("./navigate.ts");
		expect(fresh.wasArrival()).toBe(false);
		fresh.correctAddress("/settings");
		expect(fresh.wasArrival()).toBe(false);
	});

	it("counts back and forward while it follows traversals", () => {
		const stop = followTraversals();
		const open = Object.assign(document.createElement("div"), { popover: "auto", hidePopover: vi.fn() });
		open.setAttribute("popover", "auto");
		document.body.append(open);
		window.dispatchEvent(new PopStateEvent("popstate"));
		expect(wasArrival()).toBe(true);
		expect(open.hidePopover, "it is left with the page").toHaveBeenCalledOnce();
		open.remove();
		stop();
		enterEntry();
		correctAddress("/settings");
		window.dispatchEvent(new PopStateEvent("popstate"));
		expect(wasArrival()).toBe(false);
	});
});

describe("the scroll position", () => {
	/** Whether an entry's scroll position is known. */
	const isNoted = (key: string) => {
		history.replaceState({ key }, "", location.pathname);
		return hasScrollTarget();
	};
	/** Sets the current entry as if the visitor had navigated to it. */
	const stand = (key: string) => {
		history.replaceState({ key }, "", "/tokens");
		enterEntry();
	};

	it("is restored on back and forward within a page whose address was corrected", () => {
		const stop = rememberScroll();
		const scrollTo = vi.spyOn(window, "scrollTo");
		correctAddress("/settings");
		window.dispatchEvent(new PopStateEvent("popstate"));
		expect(scrollTo).toHaveBeenCalledOnce();
		stop();
	});

	it("is saved before navigating to another page", () => {
		stand("left-by-link");
		goTo("/garden");
		expect(isNoted("left-by-link")).toBe(true);
	});

	it("is saved on back and forward", () => {
		const stop = followTraversals();
		stand("left-by-traversal");
		history.replaceState({ key: "reached-by-traversal" }, "", "/garden");
		window.dispatchEvent(new PopStateEvent("popstate"));
		stop();
		expect(isNoted("reached-by-traversal")).toBe(false);
		expect(isNoted("left-by-traversal")).toBe(true);
	});

	it("is saved for another place on the same page, where nothing arrives", () => {
		stand("top");
		goTo("/tokens#trading");
		const place = entryKey();
		goTo("/garden");
		expect(isNoted(place)).toBe(true);
	});

	it("is not saved for a page that was left before it arrived", () => {
		goTo("/garden");
		const passing = entryKey();
		goTo("/settings");
		expect(isNoted(passing)).toBe(false);
	});
});

it.each([null, undefined, 7, "text", [], {}, { other: 1 }])(
	"gives an entry with the state %j a key only when asked to",
	(state) => {
		history.replaceState(state, "", "/tokens");
		expect(entryKey()).toBe("");
		nameEntry();
		const key = entryKey();
		expect(key).not.toBe("");
		nameEntry();
		expect(entryKey(), "named once").toBe(key);
		expect(location.pathname).toBe("/tokens");
	},
);

describe("isPlainClick", () => {
	const plain = {
		button: 0,
		metaKey: false,
		ctrlKey: false,
		shiftKey: false,
		altKey: false,
		defaultPrevented: false,
	};
	it("accepts the first button without modifiers", () => expect(isPlainClick(plain)).toBe(true));
	it.each([
		{ button: 1 },
		{ button: 2 },
		{ metaKey: true },
		{ ctrlKey: true },
		{ shiftKey: true },
		{ altKey: true },
		{ defaultPrevented: true },
	])("rejects %o", (difference) => expect(isPlainClick({ ...plain, ...difference })).toBe(false));
});
