import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames, listFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";

const { fetched, refresh } = vi.hoisted(() => ({ fetched: vi.fn(), refresh: vi.fn() }));
vi.mock("./keeper.ts", () => {
	fetched();
	return { keeper: { refresh } };
});

let stores: ReturnType<typeof memoryCaches>;
let refreshKept: typeof import("./refresh-kept.ts").refreshKept;
beforeEach(async () => {
	stores = memoryCaches();
	vi.stubGlobal("caches", stores);
	vi.resetModules();
	({ refreshKept } = await import("./refresh-kept.ts"));
	fetched.mockClear();
	refresh.mockClear();
});

const keep = async (path: string) => (await stores.open(cacheNames.kept)).put(path, new Response("kept"));

it("does not even fetch its code when nothing is kept, or not everything yet, or storage is blocked", async () => {
	await refreshKept();
	await keep("/docs/one.md");
	await refreshKept();
	vi.spyOn(stores, "match").mockRejectedValue(new DOMException("refused", "SecurityError"));
	await refreshKept();
	expect(fetched).not.toHaveBeenCalled();
});

it("updates what is kept", async () => {
	await keep(`/${listFile}`);
	await refreshKept();
	expect(fetched).toHaveBeenCalledOnce();
	expect(refresh).toHaveBeenCalledOnce();
});
