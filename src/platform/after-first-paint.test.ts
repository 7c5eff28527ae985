import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { afterFirstPaint } from "./after-first-paint.ts";

/** A fake of the browser's paint timing: calling it reports a paint to the observer. */
let painted: (name: string) => void;
let options: PerformanceObserverInit | undefined;

function browser(entryTypes: readonly string[]) {
	let hear: PerformanceObserverCallback | null = null;
	vi.stubGlobal(
		"PerformanceObserver",
		class {
			static readonly supportedEntryTypes = entryTypes;
			readonly callback: PerformanceObserverCallback;
			constructor(callback: PerformanceObserverCallback) {
				this.callback = callback;
			}
			observe(asked: PerformanceObserverInit) {
				options = asked;
				hear = this.callback;
			}
			disconnect() {
				hear = null;
			}
		},
	);
	painted = (name) => {
		const list = { getEntriesByName: (wanted: string) => (wanted === name ? [{ name }] : []) };
		hear?.(list as unknown as PerformanceObserverEntryList, {} as PerformanceObserver);
	};
}

const visibility = (state: DocumentVisibilityState) =>
	vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);

beforeEach(() => {
	options = undefined;
	visibility("visible");
});
afterEach(() => vi.unstubAllGlobals());

it("waits for the first contentful paint, and calls back once", () => {
	browser(["mark", "paint"]);
	const then = vi.fn();
	afterFirstPaint(then);
	painted("first-paint");
	expect(then).not.toHaveBeenCalled();
	painted("first-contentful-paint");
	painted("first-contentful-paint");
	expect(then).toHaveBeenCalledOnce();
});

it("receives a paint that happened before it subscribed", () => {
	browser(["paint"]);
	afterFirstPaint(() => undefined);
	expect(options).toEqual({ type: "paint", buffered: true });
});

it("stops waiting three seconds after the page has loaded, and calls back once", () => {
	vi.useFakeTimers();
	browser(["paint"]);
	const then = vi.fn();
	afterFirstPaint(then);
	vi.advanceTimersByTime(60_000);
	expect(then).not.toHaveBeenCalled();
	dispatchEvent(new Event("load"));
	vi.advanceTimersByTime(2_999);
	expect(then).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(then).toHaveBeenCalledOnce();
	painted("first-contentful-paint");
	expect(then).toHaveBeenCalledOnce();
	vi.useRealTimers();
});

it("does not wait if the observer throws", () => {
	vi.stubGlobal(
		"PerformanceObserver",
		class {
			static readonly supportedEntryTypes = ["paint"];
			observe() {
				throw new TypeError("blocked");
			}
		},
	);
	const then = vi.fn();
	afterFirstPaint(then);
	expect(then).toHaveBeenCalledOnce();
});

it("does not wait in a hidden tab", () => {
	browser(["paint"]);
	visibility("hidden");
	const then = vi.fn();
	afterFirstPaint(then);
	expect(then).toHaveBeenCalledOnce();
});

it("does not wait when the browser does not report paints", () => {
	browser(["mark"]);
	const then = vi.fn();
	afterFirstPaint(then);
	expect(then).toHaveBeenCalledOnce();
});

it.each([
	["has no such observer", undefined],
	["does not say what can be observed", class {}],
])("does not wait in a browser that %s", (_what, observer) => {
	vi.stubGlobal("PerformanceObserver", observer);
	const then = vi.fn();
	afterFirstPaint(then);
	expect(then).toHaveBeenCalledOnce();
});
