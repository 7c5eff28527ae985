import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followGuard } from "./follow-guard.ts";
import { sampleConflict, sampleWallet } from "./sample-wallets.test-data.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	end();
	Reflect.deleteProperty(window, "__walletGuard");
	vi.useRealTimers();
});

let end = () => {};
const told = vi.fn();
function follow() {
	told.mockClear();
	end = followGuard(told);
}

/** A guard that exposes what a test sets. */
function bringGuard() {
	const listeners = new Set<() => void>();
	const guard = {
		wallets: [sampleWallet()] as readonly object[],
		conflicts: [] as readonly object[],
		names: ["walletUnderTest"],
		subscribe: (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
		tell: () => {
			for (const listener of listeners) listener();
		},
		listeners,
	};
	Object.assign(window, { __walletGuard: guard });
	return guard;
}

it("reports an existing guard at once", () => {
	bringGuard();
	follow();
	expect(told).toHaveBeenCalledTimes(1);
	expect(told.mock.calls[0]?.[0]).toMatchObject({ wallets: [{ name: "Petal" }], conflicts: [], taken: [], names: 1 });
});

it("waits for a late guard, and reports after 3 s that there is none", () => {
	follow();
	vi.advanceTimersByTime(2999);
	expect(told).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(told.mock.calls).toEqual([[null]]);
	bringGuard();
	vi.advanceTimersByTime(1000);
	expect(told).toHaveBeenCalledTimes(2);
});

it("batches rapid changes, and reports nothing if nothing has changed", () => {
	const guard = bringGuard();
	follow();
	for (let time = 0; time < 50; time++) {
		guard.conflicts = [...guard.conflicts, sampleConflict()];
		guard.tell();
	}
	vi.advanceTimersByTime(100);
	expect(told).toHaveBeenCalledTimes(2);
	expect(told.mock.calls[1]?.[0].conflicts).toHaveLength(50);
	guard.tell();
	vi.advanceTimersByTime(5000);
	expect(told).toHaveBeenCalledTimes(2);
});

it("checks every 2 s for changes without a notification", () => {
	bringGuard();
	follow();
	Object.defineProperty(window, "walletUnderTest", { value: {}, configurable: true });
	vi.advanceTimersByTime(1999);
	expect(told).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(1);
	expect(told.mock.calls[1]?.[0].taken).toMatchObject([{ name: "walletUnderTest" }]);
	Reflect.deleteProperty(window, "walletUnderTest");
});

it("leaves nothing running", () => {
	const guard = bringGuard();
	follow();
	guard.tell();
	end();
	expect(guard.listeners.size).toBe(0);
	expect(vi.getTimerCount()).toBe(0);
});
