import { expect, it, vi } from "vitest";
import { importInPlace, importQuietly, isImportingInPlace } from "./import-in-place.ts";

/** Fails as Vite's imports do: something is told first, then it rejects. */
const failing = (told: (inPlace: boolean) => void) => () =>
	Promise.reject(new Error("gone")).catch((error) => {
		told(isImportingInPlace());
		throw error;
	});

it("keeps the first failure to the page, and lets the second cause the reload", async () => {
	const told = vi.fn();
	const load = importInPlace(failing(told));
	await expect(load()).rejects.toThrow("gone");
	await expect(load()).rejects.toThrow("gone");
	expect(told.mock.calls).toEqual([[true], [false]]);
});

it("leaves the failures of other imports alone, before and after its own", async () => {
	const told = vi.fn();
	await expect(failing(told)()).rejects.toThrow();
	await importInPlace(async () => "module")();
	await expect(importInPlace(failing(() => {}))()).rejects.toThrow();
	await expect(failing(told)()).rejects.toThrow();
	expect(told.mock.calls).toEqual([[false], [false]]);
});

it("passes on what was imported", async () => {
	expect(await importInPlace(async () => "module")()).toBe("module");
});

it("says nothing of what nobody misses, however often it fails", async () => {
	const told = vi.fn();
	for (let attempt = 0; attempt < 3; attempt++) expect(await importQuietly(failing(told))).toBeNull();
	expect(told.mock.calls).toEqual([[true], [true], [true]]);
	expect(isImportingInPlace()).toBe(false);
	expect(await importQuietly(async () => "module")).toBe("module");
});
