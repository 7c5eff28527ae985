import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames, listFile, shellFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";
import { opensAnew, visitedPages, visitedSize } from "./visited.ts";

let stores: ReturnType<typeof memoryCaches>;
beforeEach(() => {
	stores = memoryCaches();
	vi.stubGlobal("caches", stores);
});

const keep = async (name: keyof typeof cacheNames, address: string, text = "kept") =>
	(await stores.open(cacheNames[name])).put(address, new Response(text));
const own = (path: string) => new URL(path, location.href).href;

it("a page opens anew from its own copy, or with everything that was kept on request", async () => {
	await keep("shell", `/${shellFile}`);
	await keep("pages", own("/garden"));
	expect(await opensAnew("/garden")).toBe(true);
	expect(await opensAnew("/tokens")).toBe(false);
	await keep("kept", `/${listFile}`);
	expect(await opensAnew("/tokens")).toBe(true);
});

it("a visited page whose script was evicted is not listed, and does not open anew", async () => {
	const page = (name: string) => `<title>${name} · Sakura Ecosystem</title><script src="/assets/${name}.js"></script>`;
	for (const name of ["tokens", "garden", "cli"]) await keep("pages", own(`/${name}`), page(name));
	for (const name of ["tokens", "cli"]) await keep("assets", own(`/assets/${name}.js`));
	expect(await visitedPages(2)).toEqual([
		{ path: "/cli", name: "cli" },
		{ path: "/tokens", name: "tokens" },
	]);
	expect(await visitedPages(1)).toEqual([{ path: "/cli", name: "cli" }]);
	expect(await opensAnew("/garden")).toBe(false);
	expect(await opensAnew("/cli")).toBe(true);
});

it("a page whose copy is empty, or can no longer be read, is passed over", async () => {
	const unreadable = () => new Response(new ReadableStream({ start: (stream) => stream.error(new Error("evicted")) }));
	const page = "<title>Garden · Sakura Ecosystem</title>";
	await keep("pages", own("/garden"), page);
	await keep("pages", own("/tokens"), "");
	await (await stores.open(cacheNames.pages)).put(own("/cli"), unreadable());
	await (await stores.open(cacheNames.assets)).put(own("/assets/a-1.js"), unreadable());
	expect(await visitedPages(5)).toEqual([{ path: "/garden", name: "Garden" }]);
	expect([await opensAnew("/tokens"), await opensAnew("/cli")]).toEqual([false, false]);
	expect(await visitedSize()).toEqual({ pages: 3, bytes: new Blob([page]).size });
});

it("counts visited pages, and the bytes of all that is kept for them alone", async () => {
	await keep("pages", own("/tokens"), "1");
	await keep("documents", own("/docs/05-a/01-b.md"), "22");
	await keep("assets", own("/assets/a-1.js"), "333");
	await keep("kept", own("/assets/b-1.js"), "4444");
	expect(await visitedSize()).toEqual({ pages: 1, bytes: 6 });
});
