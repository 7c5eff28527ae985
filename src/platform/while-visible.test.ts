import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whileVisible } from "./while-visible.ts";

let hidden = false;
const callback = vi.fn();

/** Hides the tab, or shows it again. */
function show(shown: boolean) {
	hidden = !shown;
	document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
	hidden = false;
	callback.mockClear();
});
afterEach(() => void vi.useRealTimers());

it("calls back at the interval", () => {
	const stop = whileVisible(1_000, callback);
	vi.advanceTimersByTime(999);
	expect(callback).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1_001);
	expect(callback).toHaveBeenCalledTimes(2);
	stop();
});

it("does nothing in a hidden tab, and catches up at once when it is shown", () => {
	const stop = whileVisible(1_000, callback);
	show(false);
	vi.advanceTimersByTime(60_000);
	expect(callback).not.toHaveBeenCalled();
	show(true);
	expect(callback).toHaveBeenCalledOnce();
	vi.advanceTimersByTime(1_000);
	expect(callback).toHaveBeenCalledTimes(2);
	stop();
});

it("waits for a tab that was opened in the background", () => {
	hidden = true;
	const stop = whileVisible(1_000, callback);
	vi.advanceTimersByTime(5_000);
	expect(callback).not.toHaveBeenCalled();
	show(true);
	expect(callback).toHaveBeenCalledOnce();
	stop();
});

it("stops for good, whether the tab is hidden or shown", () => {
	whileVisible(1_000, callback)();
	vi.advanceTimersByTime(5_000);
	show(false);
	show(true);
	vi.advanceTimersByTime(5_000);
	expect(callback).not.toHaveBeenCalled();
});
