import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { initialiseWalletGuard, startWallets, undoWalletGuard, type WalletGuard } from "./wallet-guard.ts";
import { walletNames } from "./wallet-names.ts";

const page = window as unknown as Record<string, unknown>;
const guard = () => page.__walletGuard as WalletGuard;

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
});
afterEach(() => {
	undoWalletGuard();
	vi.useRealTimers();
	for (const name of ["ethereum", "solana"]) Reflect.deleteProperty(window, name);
});

it("begins 100 ms after the load", () => {
	startWallets();
	vi.advanceTimersByTime(99);
	expect(guard()).toBe(undefined);
	vi.advanceTimersByTime(1);
	expect(guard()).toMatchObject({ conflicts: [], wallets: [] });
});

it.each([
	[60, 40],
	[100, 0],
	[5_000, 0],
])("begins in time when its script comes %d ms after the load", (late, rest) => {
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ loadEventStart: 200 } as PerformanceNavigationTiming]);
	vi.spyOn(performance, "now").mockReturnValue(200 + late);
	startWallets();
	if (rest > 0) vi.advanceTimersByTime(rest - 1);
	expect(guard()).toBe(undefined);
	vi.advanceTimersByTime(1);
	expect(guard()).toBeDefined();
});

it("finds what came around it when it is asked", () => {
	const { defineProperty } = Reflect;
	const around = (value: object) => defineProperty(window, "solana", { value, configurable: true });
	const first = { isPhantom: true };
	initialiseWalletGuard();
	around(first);
	expect(guard().wallets).toMatchObject([{ name: "Phantom" }]);
	around({});
	expect(guard().conflicts).toMatchObject([{ property: "solana", how: "around the guard" }]);
	around({});
	expect(guard().wallets).toHaveLength(1);
	expect(page.solana).toBe(first);
});

it("says which properties it guards, and cannot be changed itself", () => {
	initialiseWalletGuard();
	expect(guard().names).toEqual(walletNames);
	expect([Object.isFrozen(guard()), Object.isFrozen(guard().names)]).toEqual([true, true]);
});

it("takes everything away", () => {
	const define = Object.defineProperty;
	initialiseWalletGuard();
	expect(Object.defineProperty).not.toBe(define);
	undoWalletGuard();
	expect([Object.defineProperty, guard()]).toEqual([define, undefined]);
});

it("changes nothing the second time", () => {
	initialiseWalletGuard();
	const [first, define] = [guard(), Object.defineProperty];
	initialiseWalletGuard();
	expect([guard(), Object.defineProperty]).toEqual([first, define]);
});

it("shows conflicts and wallets that nobody can change, and tells of both", async () => {
	const heard = vi.fn();
	initialiseWalletGuard();
	const end = guard().subscribe(heard);
	page.solana = { isPhantom: true };
	// An assignment has another receiver in this test's window, which is none of a browser.
	Object.defineProperty(window, "solana", { value: { isSolflare: true } });
	await Promise.resolve();
	expect(heard).toHaveBeenCalledTimes(2);
	expect(guard().wallets).toMatchObject([{ name: "Phantom" }]);
	expect(guard().conflicts).toEqual([
		{
			property: "solana",
			how: "Object.defineProperty",
			intruder: "an unnamed object (isSolflare)",
			time: expect.any(Number),
			message: expect.stringMatching(/conflict.*"solana"/),
		},
	]);
	expect(console.warn).toHaveBeenCalledExactlyOnceWith(guard().conflicts[0]?.message);
	expect(() => (guard().conflicts as unknown[]).push(1)).toThrow(TypeError);
	expect(() => Object.assign(guard(), { conflicts: [] })).toThrow(TypeError);
	expect([Object.isFrozen(guard().conflicts[0]), Object.isFrozen(guard().wallets)]).toEqual([true, true]);
	end();
	Object.defineProperty(window, "solana", { value: {} });
	expect(guard().conflicts).toHaveLength(2);
	expect(heard).toHaveBeenCalledTimes(2);
});
