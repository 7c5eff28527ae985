import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames, listFile, shellFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";
import { opensAnew } from "./visited.ts";

let stores: ReturnType<typeof memoryCaches>;
beforeEach(() => {
	stores = memoryCaches();
	vi.stubGlobal("caches", stores);
});

const keep = async (name: keyof typeof cacheNames, address: string) =>
	(await stores.open(cacheNames[name])).put(address, new Response("kept"));

it("a page opens anew from its own copy, or with everything that was kept on request", async () => {
	await keep("shell", `/${shellFile}`);
	await keep("pages", new URL("/garden", location.href).href);
	expect(await opensAnew("/garden")).toBe(true);
	expect(await opensAnew("/tokens")).toBe(false);
	await keep("kept", `/${listFile}`);
	expect(await opensAnew("/tokens")).toBe(true);
});
