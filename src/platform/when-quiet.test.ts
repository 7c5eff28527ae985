import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenQuiet } from "./when-quiet.ts";

let callback: () => void;
let hidden = false;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal("requestIdleCallback", (idle: () => void) => idle());
	vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
	vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
	callback = vi.fn();
});
afterEach(() => {
	hidden = false;
	vi.useRealTimers();
});

const isHidden = (now: boolean) => {
	hidden = now;
	document.dispatchEvent(new Event("visibilitychange"));
};

it("waits for 3 s without input, once", () => {
	whenQuiet(callback);
	vi.advanceTimersByTime(2_999);
	expect(callback).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(callback).toHaveBeenCalledTimes(1);
	document.dispatchEvent(new Event("pointerdown"));
	isHidden(true);
	vi.advanceTimersByTime(10_000);
	expect(callback).toHaveBeenCalledTimes(1);
});

it.each(["pointerdown", "keydown", "input"])("begins again at each %s", (type) => {
	whenQuiet(callback);
	vi.advanceTimersByTime(2_500);
	document.body.dispatchEvent(new Event(type, { bubbles: true }));
	vi.advanceTimersByTime(2_999);
	expect(callback).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(callback).toHaveBeenCalledTimes(1);
});

it("does not wait any longer when the page is hidden, only when it is", () => {
	whenQuiet(callback);
	isHidden(false);
	expect(callback).not.toHaveBeenCalled();
	isHidden(true);
	expect(callback).toHaveBeenCalledTimes(1);
});

it("can be cancelled", () => {
	whenQuiet(callback)();
	isHidden(true);
	document.body.dispatchEvent(new Event("keydown", { bubbles: true }));
	vi.advanceTimersByTime(10_000);
	expect(callback).not.toHaveBeenCalled();
});
