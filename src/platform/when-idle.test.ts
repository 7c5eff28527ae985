import { afterEach, expect, it, vi } from "vitest";
import { whenIdle } from "./when-idle.ts";

afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

it("waits for an idle moment, up to the given time, also while the page loads", () => {
	const asked = vi.fn();
	vi.stubGlobal("requestIdleCallback", asked);
	vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
	const called = vi.fn();
	whenIdle(called, 300);
	expect(asked).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 300 });
	expect(called).not.toHaveBeenCalled();
	asked.mock.calls[0]?.[0]();
	expect(called).toHaveBeenCalledTimes(1);
});

it("can be cancelled", () => {
	const asked = vi.fn();
	vi.stubGlobal("requestIdleCallback", asked);
	const called = vi.fn();
	whenIdle(called, 300)();
	asked.mock.calls[0]?.[0]();
	expect(called).not.toHaveBeenCalled();
});

it("waits a tenth of the time in a browser without idle callbacks", () => {
	vi.useFakeTimers();
	vi.stubGlobal("requestIdleCallback", undefined);
	const called = vi.fn();
	whenIdle(called, 300);
	vi.advanceTimersByTime(29);
	expect(called).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(called).toHaveBeenCalledTimes(1);
});
