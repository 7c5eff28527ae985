// @vitest-environment node
import { beforeEach, expect, it, vi } from "vitest";
import { cacheNames, shellFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";

/* The worker itself, with a network that answers when it is told to and a clock that is put on by hand. */

const scope = "https://example.org/sakura/";

class FetchEvent extends Event {
	request = new Request(scope);
	clientId = "a page";
	answer: Promise<Response> | undefined;
	waitUntil = () => {};
	respondWith = (answer: Promise<Response>) => {
		this.answer = answer;
	};
}

let stores: ReturnType<typeof memoryCaches>;
let listeners: Record<string, (event: FetchEvent) => void>;
let network: PromiseWithResolvers<Response>;
const told: unknown[] = [];

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	// As it is built: workbox checks its callers otherwise, and talks on the console.
	vi.stubEnv("NODE_ENV", "production");
	stores = memoryCaches();
	listeners = {};
	network = Promise.withResolvers();
	told.length = 0;
	const page = { postMessage: (message: unknown) => told.push(message) };
	vi.stubGlobal("FetchEvent", FetchEvent);
	vi.stubGlobal("caches", stores);
	vi.stubGlobal("registration", { scope });
	vi.stubGlobal("fetch", () => network.promise);
	vi.stubGlobal("self", {
		caches: stores,
		registration: { scope },
		clients: { get: async () => page },
		addEventListener: (type: string, listener: (event: FetchEvent) => void) => {
			listeners[type] = listener;
		},
	});
	await import("./service-worker.ts");
});

/** Asks the worker, as a page does or, with a mode, as the browser does for one. @returns what it has answered so far */
function ask(path: string, mode?: "navigate") {
	const event = new FetchEvent("fetch");
	event.request = new Request(scope + path);
	if (mode) Object.defineProperty(event.request, "mode", { value: mode });
	listeners.fetch?.(event);
	const asked: { text?: string } = {};
	void event.answer?.then(async (response) => {
		asked.text = await response.text();
	});
	return asked;
}

const keep = async (name: keyof typeof cacheNames, path: string, text: string) =>
	(await stores.open(cacheNames[name])).put(
		scope + path,
		new Response(text, { headers: { date: "Sun, 22 Nov 2026 09:00:00 GMT" } }),
	);

it.each([
	["tokens", "navigate", "pages"],
	["docs/05-a/01-b.md", undefined, "documents"],
	["docs/05-a/01-b.md", undefined, "kept"],
] as const)("%s (%s): the copy of %s, once the network has been silent for four seconds", async (path, mode, store) => {
	await keep(store, path, "a copy");
	const asked = ask(path, mode);
	await vi.advanceTimersByTimeAsync(3_999);
	expect(asked.text).toBeUndefined();
	await vi.advanceTimersByTimeAsync(1);
	expect(asked.text).toBe("a copy");
	expect(told).toEqual(mode ? [] : [{ keptCopyOf: "Sun, 22 Nov 2026 09:00:00 GMT" }]);
});

it.each([
	["tokens", "navigate", "pages", "text/html"],
	["docs/05-a/01-b.md", undefined, "documents", "text/markdown"],
] as const)("%s (%s): the network's answer, where that comes in time", async (path, mode, store, type) => {
	await keep(store, path, "a copy");
	const asked = ask(path, mode);
	await vi.advanceTimersByTimeAsync(3_999);
	network.resolve(new Response("fresh", { headers: { "content-type": type } }));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("fresh");
	await vi.advanceTimersByTimeAsync(10_000);
	expect(told).toEqual([]);
});

it("waits on where there is no copy", async () => {
	const asked = ask("tokens", "navigate");
	await vi.advanceTimersByTimeAsync(20_000);
	expect(asked.text).toBeUndefined();
	network.resolve(new Response("late"));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("late");
});

it("answers a page that is nowhere with the shell", async () => {
	await keep("shell", shellFile, "the shell");
	const asked = ask("tokens", "navigate");
	network.reject(new TypeError("no network"));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("the shell");
});
