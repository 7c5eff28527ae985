import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames, listFile } from "./caches.ts";
import type { KeepList, KeptRecord } from "./keep-list.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";

const { isInstalled, registerWorker } = vi.hoisted(() => ({
	registerWorker: vi.fn(async (): Promise<object | null> => ({})),
	isInstalled: vi.fn(async () => true),
}));
vi.mock("./register-worker.ts", () => ({ isInstalled, registerWorker }));

const site = new URL("/", location.href).href;
/** The revision of "text". */
const revision = "982d9e3eb996";
const list: KeepList = { documents: 1, files: [["docs/one.md", 20, revision]] };
const record: KeptRecord = { documents: 1, files: [["docs/one.md", 20, "r1"]], keptAt: "2026-11-22T09:00:00.000Z" };

let stores: ReturnType<typeof memoryCaches>;
/** Answers the pending request for the document. */
let answer: () => void;
/** Whether the document has been requested. */
let asked: boolean;
let keeper: typeof import("./keeper.ts").keeper;

beforeEach(async () => {
	stores = memoryCaches();
	asked = false;
	const answered = new Promise<void>((resolve) => {
		answer = resolve;
	});
	vi.stubGlobal("caches", stores);
	vi.stubGlobal("navigator", { serviceWorker: {} });
	vi.stubGlobal("fetch", async (url: string, { signal }: RequestInit) => {
		if (url === site + listFile) return Response.json(list);
		asked = true;
		await answered;
		signal?.throwIfAborted();
		return new Response("text");
	});
	vi.resetModules();
	({ keeper } = await import("./keeper.ts"));
});

const keptFiles = async () => (await (await stores.open(cacheNames.kept)).keys()).map(({ url }) => url);
const keepBefore = async () => (await stores.open(cacheNames.kept)).put(site + listFile, Response.json(record));

it("updates what is kept silently", async () => {
	await keepBefore();
	const refreshed = keeper.refresh();
	await vi.waitFor(() => expect(asked).toBe(true));
	expect(keeper.state()).toEqual({ status: "kept", record });
	answer();
	await refreshed;
	expect(keeper.state()).toMatchObject({ status: "kept", record: list });
	expect(await keptFiles()).toContain(`${site}docs/one.md`);
});

it("restores nothing that is removed during an update, and can keep again at once", async () => {
	await keepBefore();
	const refreshed = keeper.refresh();
	await vi.waitFor(() => expect(asked).toBe(true));
	await keeper.remove();
	expect(keeper.state()).toEqual({ status: "nothing" });
	const kept = keeper.keep();
	expect(keeper.state()).toMatchObject({ status: "keeping" });
	answer();
	await refreshed;
	expect(keeper.state()).toMatchObject({ status: "keeping" });
	await kept;
	expect(keeper.state()).toMatchObject({ status: "kept", record: list });

	await keeper.remove();
	expect(await keptFiles()).toEqual([]);
});

it("stays removed when it is removed during an update", async () => {
	await keepBefore();
	const refreshed = keeper.refresh();
	await vi.waitFor(() => expect(asked).toBe(true));
	await keeper.remove();
	answer();
	await refreshed;
	expect(keeper.state()).toEqual({ status: "nothing" });
	expect(await keptFiles()).toEqual([]);
});

it("fetches the files while the browser still asks the visitor for persistent storage", async () => {
	vi.stubGlobal("navigator", { serviceWorker: {}, storage: { persist: () => new Promise(() => {}) } });
	const kept = keeper.keep();
	await vi.waitFor(() => expect(asked).toBe(true));
	answer();
	await kept;
	expect(keeper.state()).toMatchObject({ status: "kept", record: list });
});

it("stops while the list of files is still in flight", async () => {
	vi.stubGlobal(
		"fetch",
		(_: string, { signal }: RequestInit) =>
			new Promise((_, reject) => {
				asked = true;
				signal?.addEventListener("abort", () => reject(signal.reason));
			}),
	);
	const kept = keeper.keep();
	await vi.waitFor(() => expect(asked).toBe(true));
	keeper.stop();
	await kept;
	expect(keeper.state()).toEqual({ status: "nothing" });
});

it("stops while the worker's script does not arrive", async () => {
	registerWorker.mockReturnValueOnce(new Promise(() => {}));
	const kept = keeper.keep();
	keeper.stop();
	await kept;
	expect(keeper.state()).toEqual({ status: "nothing" });
	expect(asked).toBe(false);
});

it("fetches nothing if the worker cannot be installed: without one, nothing would open", async () => {
	isInstalled.mockResolvedValueOnce(false);
	await keeper.keep();
	expect(keeper.state()).toEqual({ status: "nothing", problem: "refused" });
	expect(asked).toBe(false);
});

it.each([
	["interrupted", "a lost connection", () => Promise.reject(new TypeError("Failed to fetch"))],
	["incomplete", "a server's error", async () => new Response("", { status: 500 })],
])("is %s after %s", async (problem, _, fail) => {
	vi.stubGlobal("fetch", async (url: string) => (url === site + listFile ? Response.json(list) : fail()));
	await keeper.keep();
	expect(keeper.state()).toEqual({ status: "nothing", problem });
});

it("does not report success when another tab removed the files meanwhile", async () => {
	const kept = keeper.keep();
	await vi.waitFor(() => expect(asked).toBe(true));
	await stores.delete(cacheNames.kept);
	answer();
	await kept;
	expect(keeper.state()).toEqual({ status: "nothing" });
});

it("notices what another tab has kept or removed", async () => {
	await keeper.look();
	expect(keeper.state()).toEqual({ status: "nothing" });
	await keepBefore();
	await keeper.look();
	expect(keeper.state()).toEqual({ status: "kept", record });
	await stores.delete(cacheNames.kept);
	await keeper.look();
	expect(keeper.state()).toEqual({ status: "nothing" });
});

it("still reports why nothing is kept after looking again", async () => {
	const open = stores.open;
	vi.spyOn(stores, "open").mockImplementation(async (name) => ({
		...(await open(name)),
		put: () => Promise.reject(Object.assign(new Error("full"), { name: "QuotaExceededError" })),
	}));
	answer();
	await keeper.keep();
	expect(keeper.state()).toEqual({ status: "nothing", problem: "full" });
	await keeper.look();
	expect(keeper.state()).toEqual({ status: "nothing", problem: "full" });
});

it.each([
	["stopping", { status: "nothing" }],
	["removing", { status: "impossible" }],
])("ends %s in a browser that refuses to free the space", async (what, state) => {
	const kept = keeper.keep();
	await vi.waitFor(() => expect(asked).toBe(true));
	vi.spyOn(stores, "delete").mockRejectedValue(new Error("blocked"));
	if (what === "stopping") keeper.stop();
	answer();
	await kept;
	if (what === "removing") await keeper.remove();
	expect(keeper.state()).toEqual(state);
});

it("reports that nothing can be kept in a browser without service workers", async () => {
	vi.stubGlobal("navigator", {});
	await keeper.look();
	expect(keeper.state()).toEqual({ status: "impossible" });
});

it.each(["{", "{}", "[]"])("frees the space of what is kept if its record is %s", async (text) => {
	const store = await stores.open(cacheNames.kept);
	await store.put(`${site}docs/one.md`, new Response("text"));
	await store.put(site + listFile, new Response(text));
	await keeper.look();
	expect(keeper.state()).toEqual({ status: "nothing" });
	expect(await keptFiles()).toEqual([]);
});

it("leaves what an interrupted run has kept, which has no record yet", async () => {
	await (await stores.open(cacheNames.kept)).put(`${site}docs/one.md`, new Response("text"));
	await keeper.look();
	expect(await keptFiles()).toEqual([`${site}docs/one.md`]);
});

it("rejects a list that is none", async () => {
	vi.stubGlobal("fetch", async () => Response.json({ portal: true }));
	await expect(keeper.fetchList()).rejects.toThrow("no list");
});
