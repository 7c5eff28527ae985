import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames } from "./caches.ts";
import { keepVisited } from "./keep-visited.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";

const scope = "https://example.org/sakura/";
const page = (path: string) =>
	`<!doctype html><html><script src="/sakura/assets/app-1.js"></script><link href="/sakura/docs/a/01-b.md"><div id="root" data-path="${path}"></div>`;

let stores: ReturnType<typeof memoryCaches>;
let files: string[];
let isForgotten: boolean;
/** Simulates how the worker keeps each file. */
let keepsFile: () => Promise<void>;

beforeEach(() => {
	stores = memoryCaches();
	files = [];
	isForgotten = false;
	keepsFile = async () => {};
	vi.stubGlobal("caches", stores);
	vi.stubGlobal("fetch", async (url: string) => {
		const path = url.slice(scope.length - 1);
		return Object.defineProperty(new Response(page(path === "/docs/unknown" ? "/docs" : path)), "url", { value: url });
	});
});

const keep = (path: string, loaded: string[] = []) =>
	keepVisited(
		{ path, loaded },
		{
			scope,
			keepFile: async (file) => {
				files.push(file);
				expect(await kept()).toEqual([]);
				await keepsFile();
			},
			isForgotten: () => isForgotten,
		},
	);
const kept = async () => (await (await stores.open(cacheNames.pages)).keys()).map(({ url }) => url);

it("keeps the files a page names and has loaded, each once, then the page, marked with the time", async () => {
	await keep("/tokens", ["/sakura/assets/app-1.js", "/sakura/assets/late-2.js"]);
	expect(files).toEqual(["/sakura/assets/app-1.js", "/sakura/docs/a/01-b.md", "/sakura/assets/late-2.js"]);
	expect(await kept()).toEqual([`${scope}tokens`]);
	const copy = await (await stores.open(cacheNames.pages)).match(`${scope}tokens`);
	expect(await copy?.text()).toMatch(/<html data-kept="\d{4}-\d\d-\d\dT/);
});

it("asks for what was loaded for other pages only if it is not kept, and for what the page names each time", async () => {
	const assets = await stores.open(cacheNames.assets);
	for (const file of ["app-1.js", "late-2.js"]) await assets.put(`${scope}assets/${file}`, new Response());
	await keep("/tokens", ["/sakura/assets/late-2.js", "/sakura/assets/late-3.js"]);
	expect(files).toEqual(["/sakura/assets/app-1.js", "/sakura/docs/a/01-b.md", "/sakura/assets/late-3.js"]);
});

it("keeps no page without all its files", async () => {
	keepsFile = () => Promise.reject(new Error("no room"));
	await keep("/tokens");
	expect(await kept()).toEqual([]);
	expect(files).toHaveLength(1);
});

it("keeps no page that stands in for another", async () => {
	await keep("/docs/unknown");
	expect([await kept(), files]).toEqual([[], []]);
});

it("stops when visited pages are forgotten meanwhile", async () => {
	keepsFile = async () => {
		isForgotten = true;
	};
	await keep("/tokens");
	expect([await kept(), files.length]).toEqual([[], 1]);
});

it("keeps no page that is forgotten during its last file", async () => {
	keepsFile = async () => {
		isForgotten = files.length === 2;
	};
	await keep("/tokens");
	expect([await kept(), files.length]).toEqual([[], 2]);
});
