import { afterEach, expect, it, vi } from "vitest";
import { siteAnswers } from "./site-answers.ts";

afterEach(() => void vi.unstubAllGlobals());

it("counts a 404, with which some hosts serve the page of an unknown address", async () => {
	vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
	expect(await siteAnswers()).toBe(true);
});

it("asks for the page itself, past every cache", async () => {
	const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response());
	vi.stubGlobal("fetch", fetch);
	expect(await siteAnswers()).toBe(true);
	expect(fetch).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: "HEAD", cache: "no-store" }));
});

it.each([
	["is asked too often", async () => new Response(null, { status: 429 })],
	["refuses", async () => new Response(null, { status: 503 })],
	["cannot be reached", () => Promise.reject(new TypeError("Failed to fetch"))],
] as const)("is false when the site %s", async (_, fetch) => {
	vi.stubGlobal("fetch", fetch);
	expect(await siteAnswers()).toBe(false);
});

it("is false when there is no answer for 4 s", async () => {
	const patience = new AbortController();
	const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
	vi.stubGlobal(
		"fetch",
		(_: string, { signal }: RequestInit) =>
			new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
	);
	const answer = siteAnswers();
	expect(timeout).toHaveBeenCalledWith(4_000);
	patience.abort();
	expect(await answer).toBe(false);
});
