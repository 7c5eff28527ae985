import { expect, it, vi } from "vitest";
import { afterLoad, epochTime, sinceLoad } from "./after-load.ts";

it("calls back on load, once", () => {
	const then = vi.fn();
	vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	afterLoad(then);
	expect(then).not.toHaveBeenCalled();
	window.dispatchEvent(new Event("load"));
	window.dispatchEvent(new Event("load"));
	expect(then).toHaveBeenCalledOnce();
});

it("calls back at once when the page has already loaded", () => {
	const then = vi.fn();
	vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
	afterLoad(then);
	expect(then).toHaveBeenCalledOnce();
});

it.each([
	[[], 0],
	[[{ loadEventStart: 0 }], 0],
	[[{ loadEventStart: 300 }], 200],
])("counts from the load event: %j", (entries, since) => {
	vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries as PerformanceNavigationTiming[]);
	vi.spyOn(performance, "now").mockReturnValue(500);
	expect(sinceLoad()).toBe(since);
});

it("returns the time in whole ms since 1970", () => {
	vi.spyOn(performance, "now").mockReturnValue(0.6);
	expect(epochTime()).toBe(Math.round(performance.timeOrigin + 0.6));
});
