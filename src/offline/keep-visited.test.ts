import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";

const site = new URL("/", location.href).href;
const page = (path: string) =>
	`<!doctype html><html><script src="/assets/app-1.js"></script><div id="root" data-path="${path}"></div>`;

let stores: ReturnType<typeof memoryCaches>;
let asked: string[];
/** Waited for before an asset is answered. */
let answered: Promise<void>;
let keepVisited: typeof import("./keep-visited.ts").keepVisited;
let visited: typeof import("./visited.ts");

beforeEach(async () => {
	stores = memoryCaches();
	asked = [];
	answered = Promise.resolve();
	vi.stubGlobal("caches", stores);
	// Assets are kept by the worker, in passing.
	vi.stubGlobal("fetch", async (address: string) => {
		const { href, pathname } = new URL(address, site);
		asked.push(pathname);
		if (!pathname.startsWith("/assets/"))
			return Object.defineProperty(new Response(page(pathname)), "url", { value: href });
		await answered;
		await (await stores.open(cacheNames.assets)).put(href, new Response("script"));
		return new Response("script");
	});
	vi.resetModules();
	visited = await import("./visited.ts");
	({ keepVisited } = await import("./keep-visited.ts"));
});

const kept = async (name: keyof typeof cacheNames) =>
	(await (await stores.open(cacheNames[name])).keys()).map(({ url }) => new URL(url).pathname);

it("keeps a page with what it names, and asks once for what it knows to be kept", async () => {
	await keepVisited("/tokens", visited.presentVisits());
	await keepVisited("/garden", visited.presentVisits());
	expect(await kept("pages")).toEqual(["/tokens", "/garden"]);
	expect(await kept("assets")).toEqual(["/assets/app-1.js"]);
	expect(asked).toEqual(["/tokens", "/assets/app-1.js", "/garden"]);
});

it("asks again for what was forgotten, so that the next page is whole", async () => {
	await keepVisited("/tokens", visited.presentVisits());
	await visited.forgetVisited();
	expect(await kept("assets")).toEqual([]);
	await keepVisited("/garden", visited.presentVisits());
	expect(await kept("pages")).toEqual(["/garden"]);
	expect(await kept("assets")).toEqual(["/assets/app-1.js"]);
});

it("keeps nothing more of a page that is forgotten before it is kept, or while it is", async () => {
	const before = visited.presentVisits();
	let answer = () => {};
	answered = new Promise((resolve) => {
		answer = resolve;
	});
	const keeping = keepVisited("/tokens", before);
	await vi.waitFor(() => expect(asked).toContain("/assets/app-1.js"));
	await visited.forgetVisited();
	answer();
	await keeping;
	await keepVisited("/garden", before);
	expect(await kept("pages")).toEqual([]);
	expect(asked).not.toContain("/garden");
});
