import { expect, it, vi } from "vitest";
import { importInPlace, isImportingInPlace } from "./import-in-place.ts";

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
