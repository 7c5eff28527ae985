import { beforeEach, describe, expect, it } from "vitest";
import { entryKey } from "./entry-key.ts";
import { correctAddress, followTraversals, goTo, isPlainClick, wasArrival } from "./navigate.ts";

beforeEach(() => {
	correctAddress("/tokens");
	history.replaceState(null, "", "/tokens");
});

describe("goTo", () => {
	it("adds one entry with a key of its own", () => {
		const before = history.length;
		expect(entryKey()).toBe("first");
		goTo("/garden");
		const key = entryKey();
		goTo("/settings");
		expect(location.pathname).toBe("/settings");
		expect(history.length).toBe(before + 2);
		expect(key).not.toBe("first");
		expect(entryKey()).not.toBe(key);
	});

	it.each([
		["/tokens", "/tokens"],
		["/tokens/", "/tokens"],
		["/tokens#staking", "/tokens#staking"],
		["/", "/"],
	])("adds none from %s to %s", (here, target) => {
		history.replaceState(null, "", here);
		const before = history.length;
		goTo(target);
		expect(history.length).toBe(before);
		expect(location.pathname + location.hash).toBe(here);
		expect(wasArrival()).toBe(false);
	});

	it("goes to another place on the same page", () => {
		const before = history.length;
		goTo("/tokens#trading");
		expect(location.hash).toBe("#trading");
		expect(history.length).toBe(before + 1);
	});

	it("takes the entry's place when asked to", () => {
		const before = history.length;
		goTo("/garden", { replace: true });
		expect(location.pathname).toBe("/garden");
		expect(history.length).toBe(before);
	});
});

describe("wasArrival", () => {
	it("tells going from correcting", () => {
		goTo("/garden");
		expect(wasArrival()).toBe(true);
		const key = entryKey();
		correctAddress("/settings");
		expect(wasArrival()).toBe(false);
		expect(entryKey(), "the entry stays the same one").toBe(key);
	});

	it("counts back and forward while they are followed", () => {
		const stop = followTraversals();
		window.dispatchEvent(new PopStateEvent("popstate"));
		expect(wasArrival()).toBe(true);
		stop();
		correctAddress("/settings");
		window.dispatchEvent(new PopStateEvent("popstate"));
		expect(wasArrival()).toBe(false);
	});
});

describe("isPlainClick", () => {
	const plain = {
		button: 0,
		metaKey: false,
		ctrlKey: false,
		shiftKey: false,
		altKey: false,
		defaultPrevented: false,
	};
	it("is one with the first button alone", () => expect(isPlainClick(plain)).toBe(true));
	it.each([
		{ button: 1 },
		{ button: 2 },
		{ metaKey: true },
		{ ctrlKey: true },
		{ shiftKey: true },
		{ altKey: true },
		{ defaultPrevented: true },
	])("is not one with %o", (difference) => expect(isPlainClick({ ...plain, ...difference })).toBe(false));
});
