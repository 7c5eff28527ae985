import { afterEach, describe, expect, it, vi } from "vitest";
import { isHandledInPlace } from "./import-in-place.ts";
import { lazyModule } from "./lazy-module.ts";

describe("lazyModule", () => {
	it("fetches nothing before it is asked to", () => {
		const importer = vi.fn();
		expect(lazyModule(importer).state()).toEqual({ status: "loading" });
		expect(importer).not.toHaveBeenCalled();
	});

	it("fetches once, however often it is asked, and then returns the module without waiting", async () => {
		const importer = vi.fn(async () => "module");
		const lazy = lazyModule(importer);
		await Promise.all([lazy.load(), lazy.load()]);
		await lazy.load();
		expect(lazy.state()).toEqual({ status: "loaded", module: "module" });
		expect(importer).toHaveBeenCalledTimes(1);
	});

	it("fulfils after a failure, keeps the error, and tries again when asked again", async () => {
		const error = new TypeError("Failed to fetch dynamically imported module");
		const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("module");
		const lazy = lazyModule(importer);
		await expect(lazy.load()).resolves.toBeUndefined();
		expect(lazy.state()).toEqual({ status: "failed", error });
		await lazy.load();
		expect(lazy.state()).toEqual({ status: "loaded", module: "module" });
	});

	it("prefetches once; a failure is handled, and no part of the state", async () => {
		const error = new Error("cut");
		const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("module");
		const lazy = lazyModule(importer);
		const heard = vi.fn();
		lazy.subscribe(heard);
		await lazy.prefetch();
		await lazy.prefetch();
		expect(importer).toHaveBeenCalledTimes(1);
		expect(isHandledInPlace(error)).toBe(true);
		expect(lazy.state()).toEqual({ status: "loading" });
		expect(heard).not.toHaveBeenCalled();
		await lazy.load();
		expect(lazy.state()).toEqual({ status: "loaded", module: "module" });
	});

	it("takes a prefetch that is asked for meanwhile for a request", async () => {
		const error = new Error("cut");
		const lazy = lazyModule(() => Promise.reject(error));
		await Promise.all([lazy.prefetch(), lazy.load()]);
		expect(isHandledInPlace(error)).toBe(false);
		expect(lazy.state()).toEqual({ status: "failed", error });
	});

	it("does not prefetch what has failed", async () => {
		const importer = vi.fn(() => Promise.reject(new Error("cut")));
		const lazy = lazyModule(importer);
		await lazy.load();
		await lazy.prefetch();
		expect(importer).toHaveBeenCalledTimes(1);
	});

	it("notifies its subscribers of every outcome until they leave", async () => {
		const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error("cut")).mockResolvedValue("module");
		const lazy = lazyModule(importer);
		const heard: string[] = [];
		const stay = () => heard.push(`stays: ${lazy.state().status}`);
		const leave = lazy.subscribe(() => heard.push(`leaves: ${lazy.state().status}`));
		lazy.subscribe(stay);
		await lazy.load();
		leave();
		await lazy.load();
		expect(heard).toEqual(["leaves: failed", "stays: failed", "stays: loaded"]);
	});
});

describe("a lazy module that a deployment removed", () => {
	afterEach(() => {
		vi.useRealTimers();
		vi.resetModules();
	});

	it.each([
		["loading", "the page is about to be reloaded", true],
		["failed", "the site does not answer, so that the page stays", false],
	])("is %s while %s", async (status, _while, ok) => {
		vi.useFakeTimers();
		vi.resetModules();
		sessionStorage.clear();
		vi.stubGlobal("fetch", async () => ({ ok }));
		vi.stubGlobal("location", { href: "https://example.org/", reload: () => {} });
		const { reloadOnceOnPreloadError } = await import("./preload-error.ts");
		const gone = (await import("./lazy-module.ts")).lazyModule(() => Promise.reject(new Error("gone")));
		reloadOnceOnPreloadError();
		window.dispatchEvent(new Event("vite:preloadError"));
		void gone.load();
		await vi.advanceTimersByTimeAsync(1);
		expect(gone.state().status).toBe(status);
	});
});
