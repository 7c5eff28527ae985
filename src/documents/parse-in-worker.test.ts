import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { parseInWorker } from "./parse-in-worker.ts";

const told: unknown[] = [];
const hear = (event: Event) => told.push((event as VitePreloadErrorEvent).payload);
beforeEach(() => {
	told.length = 0;
	window.addEventListener("vite:preloadError", hear);
});
afterEach(() => window.removeEventListener("vite:preloadError", hear));

it("in a browser without workers nothing is missing that a reload could bring", async () => {
	vi.stubGlobal("Worker", undefined);
	for (const text of ["one", "two"]) await expect(parseInWorker(text)).rejects.toThrow("no workers");
	expect(told).toEqual([]);
});

it("the second time that its script is missing, the page is told as of any missing part", async () => {
	vi.stubGlobal(
		"Worker",
		class {
			onerror?: (event: object) => void;
			constructor() {
				queueMicrotask(() => this.onerror?.({}));
			}
			terminate() {}
		},
	);
	for (const text of ["one", "two"]) {
		expect(told).toEqual([]);
		await expect(parseInWorker(text)).rejects.toThrow("did not start");
	}
	expect(told).toEqual([expect.objectContaining({ name: "ParserUnavailable" })]);
});
