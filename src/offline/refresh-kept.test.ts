import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames, listFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";
import { refreshKept } from "./refresh-kept.ts";

const { fetched, refresh } = vi.hoisted(() => ({ fetched: vi.fn(), refresh: vi.fn() }));
vi.mock("./keeper.ts", () => {
	fetched();
	return { keeper: { refresh } };
});

let stores: ReturnType<typeof memoryCaches>;
beforeEach(() => {
	stores = memoryCaches();
	vi.stubGlobal("caches", stores);
	refresh.mockClear();
});

it("does not even fetch its code when nothing is kept, or not everything yet, or storage is blocked", async () => {
	await refreshKept();
	await (await stores.open(cacheNames.kept)).put(new URL("/docs/one.md", location.href).href, new Response("text"));
	await refreshKept();
	vi.spyOn(stores, "match").mockRejectedValue(new DOMException("refused", "SecurityError"));
	await refreshKept();
	expect(fetched).not.toHaveBeenCalled();
});

it("updates what is kept", async () => {
	const record = Response.json({ documents: 0, files: [], keptAt: "2026-11-22T09:00:00.000Z" });
	await (await stores.open(cacheNames.kept)).put(new URL(`/${listFile}`, location.href).href, record);
	await refreshKept();
	expect(refresh).toHaveBeenCalledOnce();
});
