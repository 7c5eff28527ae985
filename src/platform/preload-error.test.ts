import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const minuteMs = 60_000;

describe("a chunk that cannot be loaded", () => {
	const reload = vi.fn();
	const fetchPage = vi.fn();
	/** Reports the chunk's failure and lets its importer observe it. */
	let listener: (error?: Error) => Promise<void>;

	beforeEach(async () => {
		vi.resetModules();
		vi.useFakeTimers({ now: new Date(2026, 10, 21) });
		sessionStorage.clear();
		reload.mockReset();
		fetchPage.mockReset().mockResolvedValue({ ok: true });
		vi.stubGlobal("fetch", fetchPage);
		vi.stubGlobal("location", { href: "https://example.org/tokens", reload });
		vi.spyOn(window, "addEventListener").mockImplementation((_name, added) => {
			listener = async (payload = new Error("gone")) => {
				(added as EventListener)(Object.assign(new Event("vite:preloadError"), { payload }));
				await vi.advanceTimersByTimeAsync(0);
			};
		});
		const { reloadOnceOnPreloadError } = await import("./preload-error.ts");
		reloadOnceOnPreloadError();
		expect(window.addEventListener).toHaveBeenCalledWith("vite:preloadError", expect.any(Function));
	});

	afterEach(() => {
		vi.useRealTimers();
	});

	it("reloads the page once, however many chunks are missing", async () => {
		await Promise.all([listener(), listener()]);
		await listener();
		expect(reload).toHaveBeenCalledTimes(1);
	});

	it.each([
		[minuteMs - 1, 1],
		[minuteMs, 2],
	])("%i ms later: %i reloads in all", async (later, reloads) => {
		await listener();
		vi.advanceTimersByTime(later);
		await listener();
		expect(reload).toHaveBeenCalledTimes(reloads);
	});

	it.each(["soon", "-1", "", "99999999999999"])("reloads once when the stored time is %j", async (stored) => {
		sessionStorage.setItem("sakura-reloaded-at", stored);
		await listener();
		await listener();
		expect(reload).toHaveBeenCalledTimes(1);
	});

	it("does not reload while the site does not answer, and does once it answers again", async () => {
		fetchPage.mockRejectedValueOnce(new TypeError("Failed to fetch")).mockResolvedValueOnce({ ok: false });
		await listener();
		await listener();
		expect(reload).not.toHaveBeenCalled();
		await listener();
		expect(reload).toHaveBeenCalledTimes(1);
	});

	it("does not reload for a part whose failure its page handles", async () => {
		const { importQuietly } = await import("./import-in-place.ts");
		const own = new Error("its own");
		await Promise.all([listener(own), importQuietly(() => Promise.reject(own))]);
		expect(reload).not.toHaveBeenCalled();
	});

	it("reports the first failure of a chunk, but not that of an optional part", async () => {
		const { importQuietly } = await import("./import-in-place.ts");
		const { firstFailure } = await import("./preload-error.ts");
		const reported = vi.fn();
		void firstFailure.then(reported);
		const own = new Error("its own");
		await Promise.all([listener(own), importQuietly(() => Promise.reject(own))]);
		expect(reported).not.toHaveBeenCalled();
		await listener();
		expect(reported).toHaveBeenCalledOnce();
	});

	it("still reloads for a page's chunk while an optional part fails", async () => {
		const { importQuietly } = await import("./import-in-place.ts");
		const own = new Error("its own");
		await Promise.all([listener(own), importQuietly(() => Promise.reject(own)), listener()]);
		expect(reload).toHaveBeenCalledTimes(1);
	});

	it("asks the network, not the cache, for the page itself", async () => {
		await listener();
		expect(fetchPage).toHaveBeenCalledWith("https://example.org/tokens", {
			method: "HEAD",
			cache: "no-store",
			signal: expect.any(AbortSignal),
		});
	});

	it("waits four seconds for that answer, and then reports that the page stays", async () => {
		const timeLimit = new AbortController();
		const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(timeLimit.signal);
		fetchPage.mockImplementation(
			(_page, { signal }: RequestInit) =>
				new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
		);
		const { pageStays } = await import("./preload-error.ts");
		await listener();
		expect(timeout).toHaveBeenCalledExactlyOnceWith(4_000);
		const stays = pageStays().then(() => true);
		expect(await Promise.race([stays, vi.advanceTimersByTimeAsync(1).then(() => false)])).toBe(false);
		timeLimit.abort();
		expect(await stays).toBe(true);
		expect(reload).not.toHaveBeenCalled();
	});

	it("never reloads when storage cannot remember it", async () => {
		vi.stubGlobal("sessionStorage", null);
		await listener();
		expect(reload).not.toHaveBeenCalled();
	});

	it.each([
		["stays", { ok: false }, true],
		["is about to go", { ok: true }, false],
	])("reports that the page %s", async (_what, answer, stays) => {
		fetchPage.mockResolvedValue(answer);
		const { pageStays } = await import("./preload-error.ts");
		await listener();
		const told = await Promise.race([pageStays().then(() => true), vi.advanceTimersByTimeAsync(1).then(() => false)]);
		expect(told).toBe(stays);
	});
});
