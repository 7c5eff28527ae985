import { describe, expect, it, vi } from "vitest";
import { matchesMedia, onMediaChange } from "./media-query.ts";

describe("matchesMedia", () => {
	it.each([true, false])("returns what the browser reports: %s", (matches) => {
		vi.stubGlobal("matchMedia", (media: string) => ({ media, matches }));
		expect(matchesMedia("(min-width: 1px)")).toBe(matches);
	});

	it.each([
		["without matchMedia, as while prerendering", undefined],
		["if an extension answers with nothing", () => null],
	])("matches nothing %s", (_when, matchMedia) => {
		vi.stubGlobal("matchMedia", matchMedia);
		expect(matchesMedia("(min-width: 1px)")).toBe(false);
	});
});

describe("onMediaChange", () => {
	it("does nothing with a list that has no events, as in Safari before 14", () => {
		vi.stubGlobal("matchMedia", () => ({ matches: false, addListener: () => undefined }));
		const stop = onMediaChange("(prefers-color-scheme: dark)", () => undefined);
		expect(stop).not.toThrow();
	});

	it("reports each change until it is stopped", () => {
		const list = Object.assign(new EventTarget(), { matches: false });
		vi.stubGlobal("matchMedia", () => list);
		const turn = (matches: boolean) => list.dispatchEvent(Object.assign(new Event("change"), { matches }));
		const changed = vi.fn();
		const stop = onMediaChange("(prefers-color-scheme: dark)", changed);
		expect(changed).not.toHaveBeenCalled();
		turn(true);
		turn(false);
		stop();
		turn(true);
		expect(changed.mock.calls).toEqual([[true], [false]]);
	});

	it("does nothing without matchMedia", () => {
		vi.stubGlobal("matchMedia", undefined);
		expect(() => onMediaChange("(min-width: 1px)", () => {})()).not.toThrow();
	});
});
