import { createHash } from "node:crypto";
import { expect, it, vi } from "vitest";
import { keepFiles, readRecord } from "./keep-files.ts";
import type { KeepList } from "./keep-list.ts";
import { memoryCache } from "./memory-caches.test-data.ts";

const revisionOf = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);
const site = "https://example.org/s/";
const list: KeepList = {
	documents: 1,
	files: [
		["assets/a-1.js", 100],
		["assets/b-1.js", 50],
		["docs/one.md", 20, revisionOf("text")],
	],
};
const never = new AbortController().signal;

/** Paths of the files in a cache. */
const pathsIn = async (cache: ReturnType<typeof memoryCache>) =>
	(await cache.keys()).map(({ url }) => url.slice(site.length)).sort();

/** An answer of the type that the file's name promises. */
const answerOf = (url: string, text: string) =>
	new Response(text, { headers: { "content-type": url.endsWith(".js") ? "text/javascript" : "text/plain" } });
const answers = (text = "text") => vi.fn(async (url: string, _options: RequestInit) => answerOf(url, text));
const now = () => new Date("2026-11-22T09:00:00Z");

it("fetches missing files, reports progress, and leaves a record", async () => {
	const cache = memoryCache();
	const fetch = answers();
	const told: number[][] = [];
	await keepFiles({ cache, fetch, now, site }, list, (...bytes) => told.push(bytes), never);
	expect(await readRecord({ cache, site })).toEqual({ ...list, keptAt: "2026-11-22T09:00:00.000Z" });
	expect(await pathsIn(cache)).toEqual([...list.files.map(([path]) => path), "offline.html", "offline.json"]);
	expect(told[0]).toEqual([0, 170]);
	expect(told.at(-1)).toEqual([170, 170]);
	expect(told).toHaveLength(4);
	// The worker is told to stay out; a file without a hash in its name is fetched again.
	for (const [url, options] of fetch.mock.calls) {
		expect(options.headers).toEqual({ "X-Keep-Offline": "1" });
		expect(options.signal).toBeInstanceOf(AbortSignal);
		expect(options.cache).toBe(/\.(?:md|html)$/.test(url) ? "no-cache" : undefined);
	}
});

it("updates an older build: fetches changed files again, deletes removed ones, leaves the rest untouched", async () => {
	const cache = memoryCache();
	await keepFiles({ cache, fetch: answers(), now, site }, list, () => {}, never);
	const fetch = answers("later");
	const later: KeepList = {
		documents: 1,
		files: [
			["assets/a-1.js", 100],
			["assets/b-2.js", 51],
			["docs/one.md", 21, revisionOf("later")],
		],
	};
	await keepFiles({ cache, fetch, now, site }, later, () => {}, never);
	const fetched = fetch.mock.calls.map(([url]) => url.slice(site.length)).sort();
	expect(fetched).toEqual(["assets/b-2.js", "docs/one.md", "offline.html"]);
	expect(await pathsIn(cache)).toEqual([...later.files.map(([path]) => path), "offline.html", "offline.json"]);
});

it("fetches what an interrupted update has overwritten, if the former build is back", async () => {
	const cache = memoryCache();
	const texts = (text: string, broken?: string) => async (url: string) =>
		url === `${site}${broken}` ? new Response("", { status: 503 }) : answerOf(url, text);
	const two = (text: string): KeepList => ({
		documents: 2,
		files: ["one", "two"].map((name) => [`docs/${name}.md`, 20, revisionOf(text)] as const),
	});
	await keepFiles({ cache, fetch: texts("first"), now, site }, two("first"), () => {}, never);
	const update = keepFiles({ cache, fetch: texts("second", "docs/two.md"), now, site }, two("second"), () => {}, never);
	await expect(update).rejects.toThrow("503");
	await keepFiles({ cache, fetch: texts("first"), now, site }, two("first"), () => {}, never);
	for (const name of ["one", "two"])
		expect(await (await cache.match(`${site}docs/${name}.md`))?.text(), name).toBe("first");
	expect(await readRecord({ cache, site })).toMatchObject(two("first"));
});

it("does not take a file of another build for the one that is listed, and fetches it again next time", async () => {
	const cache = memoryCache();
	const keep = (text: string) => keepFiles({ cache, fetch: answers(text), now, site }, list, () => {}, never);
	await expect(keep("former text")).rejects.toThrow("docs/one.md is another revision");
	expect(await readRecord({ cache, site })).toBeNull();
	await keep("text");
	expect(await (await cache.match(`${site}docs/one.md`))?.text()).toBe("text");
});

/** Answers with files of a build, and a shell that needs its script. */
const built = (name: string, broken?: string) => async (url: string) => {
	if (url === `${site}${broken}`) return new Response("", { status: 503 });
	return answerOf(url, url.endsWith(".html") ? `<!doctype html><html><script src="/s/assets/${name}.js">` : name);
};
const buildOf = (name: string): KeepList => ({
	documents: 1,
	files: [
		[`assets/${name}.js`, 10],
		["docs/one.md", 20, revisionOf(name)],
	],
});
const shellIn = async (cache: ReturnType<typeof memoryCache>) => (await cache.match(`${site}offline.html`))?.text();

it("keeps the shell with everything it needs until an update is complete", async () => {
	const cache = memoryCache();
	await keepFiles({ cache, fetch: built("first"), now, site }, buildOf("first"), () => {}, never);
	expect(await shellIn(cache)).toContain('<html data-kept="2026-11-22T09:00:00.000Z">');
	const update = keepFiles(
		{ cache, fetch: built("second", "docs/one.md"), now, site },
		buildOf("second"),
		() => {},
		never,
	);
	await expect(update).rejects.toThrow("503");
	expect(await shellIn(cache)).toContain("first.js");
	expect(await pathsIn(cache)).toContain("assets/first.js");
	await keepFiles({ cache, fetch: built("second"), now, site }, buildOf("second"), () => {}, never);
	expect(await shellIn(cache)).toContain("second.js");
	expect(await pathsIn(cache)).not.toContain("assets/first.js");
});

it("a shell of another build than the list's is not kept", async () => {
	const cache = memoryCache();
	const fetch = (url: string) => built(url.endsWith(".html") ? "second" : "first")(url);
	const keeping = keepFiles({ cache, fetch, now, site }, buildOf("first"), () => {}, never);
	await expect(keeping).rejects.toThrow("needs /s/assets/second.js");
	expect(await readRecord({ cache, site })).toBeNull();
});

it("a server's own words are not kept in the place of the shell", async () => {
	const cache = memoryCache();
	const fetch = built("first", "offline.html");
	const keeping = keepFiles({ cache, fetch, now, site }, buildOf("first"), () => {}, never);
	await expect(keeping).rejects.toThrow("offline.html: the answer was 503");
	expect(await shellIn(cache)).toBeUndefined();
	expect(await readRecord({ cache, site })).toBeNull();
});

it("a record that cannot be read is none", async () => {
	const cache = memoryCache();
	await cache.put(`${site}offline.json`, new Response("{"));
	expect(await readRecord({ cache, site })).toBeNull();
});

it.each([
	["is missing", () => new Response("", { status: 404 }), /docs\/one.md: the answer was 404/],
	[
		"is a host's fallback page",
		() => new Response("", { headers: { "content-type": "text/html" } }),
		/the answer was 200/,
	],
])("leaves no record when a file %s, and does not store that file", async (_, answer, message) => {
	const cache = memoryCache();
	const fetch = async (url: string) => (url.endsWith(".md") ? answer() : answerOf(url, "text"));
	await expect(keepFiles({ cache, fetch, now, site }, list, () => {}, never)).rejects.toThrow(message);
	expect(await readRecord({ cache, site })).toBeNull();
	expect(await pathsIn(cache)).not.toContain("docs/one.md");
});

it("rethrows a quota error, and then fetches no more files", async () => {
	const full = new DOMException("full", "QuotaExceededError");
	const cache = memoryCache(async (url) => {
		if (url === `${site}assets/a-1.js`) throw full;
	});
	const many: KeepList = {
		documents: 0,
		files: [["assets/a-1.js", 1], ...Array.from({ length: 40 }, (_, index) => [`assets/c-${index}.js`, 1] as const)],
	};
	const fetch = answers();
	await expect(keepFiles({ cache, fetch, now, site }, many, () => {}, never)).rejects.toBe(full);
	await Promise.resolve();
	expect(fetch.mock.calls.length).toBeLessThan(20);
});

it("stops when it is aborted", async () => {
	const cache = memoryCache();
	const stop = new AbortController();
	const fetch = answers();
	const report = (done: number) => {
		if (done > 0) stop.abort();
	};
	const many: KeepList = {
		documents: 0,
		files: Array.from({ length: 40 }, (_, index) => [`assets/c-${index}.js`, 1] as const),
	};
	await expect(keepFiles({ cache, fetch, now, site }, many, report, stop.signal)).rejects.toThrow(/abort/i);
	expect(fetch.mock.calls.length).toBeLessThan(20);
	expect(await readRecord({ cache, site })).toBeNull();
});

it("fetches nothing when it was aborted before it began", async () => {
	const fetch = answers();
	const stopped = AbortSignal.abort();
	await expect(keepFiles({ cache: memoryCache(), fetch, now, site }, list, () => {}, stopped)).rejects.toThrow(
		/abort/i,
	);
	expect(fetch).not.toHaveBeenCalled();
});

it("reports no more progress after it has failed", async () => {
	let arrive = () => {};
	const slow = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	const cache = memoryCache((url) => (url.endsWith("b-1.js") ? slow : Promise.resolve()));
	const fetch = async (url: string) =>
		url.endsWith(".md") ? new Response("", { status: 500 }) : answerOf(url, "text");
	const told: number[] = [];
	const report = (done: number) => void told.push(done);
	await expect(keepFiles({ cache, fetch, now, site }, list, report, never)).rejects.toThrow("500");
	const before = told.length;
	arrive();
	await vi.waitFor(async () => expect(await pathsIn(cache)).toContain("assets/b-1.js"));
	await Promise.resolve();
	expect(told).toHaveLength(before);
});
