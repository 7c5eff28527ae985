import { expect, it, vi } from "vitest";
import { documentParser } from "./parse-in-worker.ts";

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
	const told: unknown[] = [];
	const hear = (event: Event) => told.push((event as VitePreloadErrorEvent).payload);
	window.addEventListener("vite:preloadError", hear);
	for (const text of ["one", "two"]) {
		expect(told).toEqual([]);
		await expect(documentParser.parse(text)).rejects.toThrow("did not start");
	}
	expect(told).toEqual([expect.objectContaining({ name: "ParserUnavailable" })]);
	window.removeEventListener("vite:preloadError", hear);
});
