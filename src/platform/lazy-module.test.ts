import { describe, expect, it, vi } from "vitest";
import { lazyModule } from "./lazy-module.ts";

describe("lazyModule", () => {
	it("fetches nothing before somebody asks", () => {
		const importer = vi.fn();
		expect(lazyModule(importer).state()).toEqual({ status: "loading" });
		expect(importer).not.toHaveBeenCalled();
	});

	it("fetches once, however often it is asked, and has the module without waiting afterwards", async () => {
		const importer = vi.fn(async () => "module");
		const lazy = lazyModule(importer);
		await Promise.all([lazy.load(), lazy.load()]);
		await lazy.load();
		expect(lazy.state()).toEqual({ status: "loaded", module: "module" });
		expect(importer).toHaveBeenCalledTimes(1);
	});

	it("fulfils after a failure, keeps its error, and tries again when asked again", async () => {
		const error = new TypeError("Failed to fetch dynamically imported module");
		const importer = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue("module");
		const lazy = lazyModule(importer);
		await expect(lazy.load()).resolves.toBeUndefined();
		expect(lazy.state()).toEqual({ status: "failed", error });
		await lazy.load();
		expect(lazy.state()).toEqual({ status: "loaded", module: "module" });
	});

	it("tells its subscribers of every outcome until they leave", async () => {
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
