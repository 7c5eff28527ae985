import { createContext, runInContext } from "node:vm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { GuardedWindow } from "./guard.ts";
import { initialiseWalletGuard, startWallets, type WalletGuard } from "./wallet-guard.ts";
import { walletNames } from "./wallet-names.ts";

type Page = EventTarget & GuardedWindow & { __walletGuard?: WalletGuard; solana?: unknown };

/** A window with its own prototype and functions, because the guard never unwraps the functions that it wraps. */
function newPage(): Page {
	class Window extends EventTarget {}
	return Object.assign(new Window(), runInContext("({ Object, Reflect })", createContext({})));
}

let page: Page;
const guard = () => page.__walletGuard as WalletGuard;

beforeEach(() => {
	page = newPage();
	vi.stubGlobal("window", page);
	vi.useFakeTimers();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);
});
afterEach(() => vi.useRealTimers());

it("starts 100 ms after the load event", () => {
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
])("starts on time when its script runs %d ms after the load event", (late, rest) => {
	vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ loadEventStart: 200 } as PerformanceNavigationTiming]);
	vi.spyOn(performance, "now").mockReturnValue(200 + late);
	startWallets();
	if (rest > 0) vi.advanceTimersByTime(rest - 1);
	expect(guard()).toBe(undefined);
	vi.advanceTimersByTime(1);
	expect(guard()).toBeDefined();
});

it("finds wallets that bypassed it when it is read", () => {
	const around = (value: object) => Reflect.defineProperty(page, "solana", { value, configurable: true });
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

it("exposes the guarded properties, and is immutable", () => {
	initialiseWalletGuard();
	const exposed = guard();
	expect(Reflect.deleteProperty(page, "__walletGuard")).toBe(false);
	expect(Reflect.defineProperty(page, "__walletGuard", { value: {} })).toBe(false);
	expect(guard()).toBe(exposed);
	expect(guard().names).toEqual(walletNames);
	expect([Object.isFrozen(guard()), Object.isFrozen(guard().names)]).toEqual([true, true]);
});

it("does nothing on a second call", () => {
	const native = page.Object.defineProperty;
	initialiseWalletGuard();
	const [first, define] = [guard(), page.Object.defineProperty];
	expect(define).not.toBe(native);
	initialiseWalletGuard();
	expect([guard(), page.Object.defineProperty]).toEqual([first, define]);
});

it("exposes conflicts and wallets as immutable, and reports both", async () => {
	const heard = vi.fn();
	initialiseWalletGuard();
	const end = guard().subscribe(heard);
	page.solana = { isPhantom: true };
	page.solana = { isSolflare: true };
	await Promise.resolve();
	expect(heard).toHaveBeenCalledTimes(2);
	expect(guard().wallets).toMatchObject([{ name: "Phantom" }]);
	expect(guard().conflicts).toEqual([
		{
			property: "solana",
			how: "assignment",
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
	page.Object.defineProperty(page, "solana", { value: {} });
	expect(guard().conflicts).toHaveLength(2);
	expect(heard).toHaveBeenCalledTimes(2);
});
