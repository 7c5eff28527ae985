import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenUsable } from "./when-usable.ts";

let state: DocumentReadyState;
let idle: (() => void)[];

beforeEach(() => {
	state = "complete";
	idle = [];
	vi.spyOn(document, "readyState", "get").mockImplementation(() => state);
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => idle.push(callback));
});
afterEach(() => void vi.useRealTimers());

const turnIdle = () => {
	for (const callback of idle.splice(0)) callback();
};

it("waits for the load event, then for an idle moment", () => {
	state = "interactive";
	const called = vi.fn();
	whenUsable(called);
	turnIdle();
	expect(called).not.toHaveBeenCalled();
	window.dispatchEvent(new Event("load"));
	expect(called).not.toHaveBeenCalled();
	turnIdle();
	window.dispatchEvent(new Event("load"));
	turnIdle();
	expect(called).toHaveBeenCalledTimes(1);
});

it("does not wait for the load event if it has already fired", () => {
	const called = vi.fn();
	whenUsable(called);
	turnIdle();
	expect(called).toHaveBeenCalledTimes(1);
});

it.each(["interactive", "complete"] as const)("can be cancelled while %s", (when) => {
	state = when;
	const called = vi.fn();
	whenUsable(called)();
	window.dispatchEvent(new Event("load"));
	turnIdle();
	expect(called).not.toHaveBeenCalled();
});

it("works in a browser without idle callbacks", () => {
	vi.useFakeTimers();
	vi.stubGlobal("requestIdleCallback", undefined);
	const called = vi.fn();
	whenUsable(called);
	expect(called).not.toHaveBeenCalled();
	vi.advanceTimersByTime(500);
	expect(called, "soon").toHaveBeenCalledTimes(1);
});
