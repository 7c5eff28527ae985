// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shownAtHeader } from "#src/platform/worker-headers.ts";
import { cacheNames, shellFile } from "./caches.ts";
import { memoryCaches } from "./memory-caches.test-data.ts";

/* Tests the worker itself, with a network that answers on demand and a fake clock. */

// Node has no IndexedDB, which the plugin uses to record when entries were used.
vi.mock("workbox-expiration", () => ({ ExpirationPlugin: class {} }));

const scope = "https://example.org/sakura/";

class FetchEvent extends Event {
	request = new Request(scope);
	clientId = "a page";
	preloadResponse: Promise<Response> | undefined;
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

// The environment belongs to the thread: React would be a different copy in the next file.
afterEach(() => {
	vi.unstubAllEnvs();
	vi.useRealTimers();
});
beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	// As built: otherwise workbox checks its callers and logs to the console.
	vi.stubEnv("NODE_ENV", "production");
	stores = memoryCaches();
	listeners = {};
	network = Promise.withResolvers();
	told.length = 0;
	const page = { postMessage: (message: unknown) => told.push(message) };
	vi.stubGlobal("SHELL_SCRIPTS", ["/sakura/assets/a-1.js"]);
	vi.stubGlobal("FetchEvent", FetchEvent);
	vi.stubGlobal("caches", stores);
	vi.stubGlobal("registration", { scope });
	vi.stubGlobal("fetch", () => network.promise);
	vi.stubGlobal("self", {
		caches: stores,
		registration: { scope },
		skipWaiting: async () => {},
		clients: { get: async () => page },
		addEventListener: (type: string, listener: (event: FetchEvent) => void) => {
			listeners[type] = listener;
		},
	});
	await import("./service-worker.ts");
});

/**
 * Sends the worker a request, like a page or, with a mode, like the browser on a page's behalf.
 * @returns the answer so far
 */
function ask(path: string, mode?: "navigate", preloaded?: Response, shownAt = "/docs/a/b") {
	const event = new FetchEvent("fetch");
	if (preloaded) event.preloadResponse = Promise.resolve(preloaded);
	event.request = new Request(scope + path, { headers: mode ? {} : { [shownAtHeader]: shownAt } });
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
] as const)("%s (%s): the copy from %s, after four seconds without the network", async (path, mode, store) => {
	await keep(store, path, "a copy");
	const asked = ask(path, mode);
	await vi.advanceTimersByTimeAsync(3_999);
	expect(asked.text).toBeUndefined();
	await vi.advanceTimersByTimeAsync(1);
	expect(asked.text).toBe("a copy");
	const message = { keptCopyOf: "Sun, 22 Nov 2026 09:00:00 GMT", shownAt: "/docs/a/b" };
	expect(told).toEqual(mode ? [] : [message]);
	network.resolve(new Response("too late", { headers: { "content-type": "text/markdown" } }));
	await vi.advanceTimersByTimeAsync(10_000);
	expect(told, "it is still the copy that is read").toEqual(mode ? [] : [message]);
});

it.each([
	["tokens", "navigate", "pages", "text/html"],
	["docs/05-a/01-b.md", undefined, "documents", "text/markdown"],
] as const)("%s (%s): the network's answer, if that arrives in time", async (path, mode, store, type) => {
	await keep(store, path, "a copy");
	const asked = ask(path, mode);
	await vi.advanceTimersByTimeAsync(3_999);
	network.resolve(new Response("fresh", { headers: { "content-type": type } }));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("fresh");
	await vi.advanceTimersByTimeAsync(10_000);
	expect(told).toEqual(mode ? [] : [{ keptCopyOf: null, shownAt: "/docs/a/b" }]);
});

describe.each([
	["tokens", "navigate", "pages", undefined],
	["tokens", "navigate", "pages", "answered ahead"],
	["docs/05-a/01-b.md", undefined, "documents", undefined],
] as const)("%s (%s, %s), %s", (path, mode, store, ahead) => {
	const broken = (status: number) => new Response("the server's words", { status });
	/** @returns what the worker makes of an answer with this status */
	async function answerTo(status: number) {
		const asked = ask(path, mode, ahead && broken(status));
		network.resolve(broken(status));
		await vi.advanceTimersByTimeAsync(0);
		return asked.text;
	}

	it.each([500, 503])("is the copy when the server answers with %i", async (status) => {
		await keep(store, path, "a copy");
		expect(await answerTo(status)).toBe("a copy");
		expect(told).toEqual(mode ? [] : [{ keptCopyOf: "Sun, 22 Nov 2026 09:00:00 GMT", shownAt: "/docs/a/b" }]);
	});

	it("is the server's 503 answer, unchanged, when there is no copy", async () => {
		await keep("shell", shellFile, "the shell");
		expect(await answerTo(503)).toBe("the server's words");
		expect(told).toEqual(mode ? [] : [{ keptCopyOf: null, shownAt: "/docs/a/b" }]);
	});

	it("is the server's answer when its status 499 says that the client is at fault", async () => {
		await keep(store, path, "a copy");
		expect(await answerTo(499)).toBe("the server's words");
	});
});

it("keeps reporting a copy of the text when a picture arrives from the network", async () => {
	await keep("documents", "docs/05-a/01-b.md", "a copy");
	ask("docs/05-a/01-b.md");
	await vi.advanceTimersByTimeAsync(4_000);
	const copied = [{ keptCopyOf: "Sun, 22 Nov 2026 09:00:00 GMT", shownAt: "/docs/a/b" }];
	expect(told).toEqual(copied);
	const picture = ask("docs/images/capsule-anatomy.svg");
	network.resolve(new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } }));
	await vi.advanceTimersByTimeAsync(0);
	expect(picture.text).toBe("<svg/>");
	expect(told).toEqual(copied);
});

it("answers with the later of two copies of a text", async () => {
	await keep("kept", "docs/05-a/01-b.md", "kept on request");
	const visited = new Response("visited before", { headers: { date: "Sat, 21 Nov 2026 09:00:00 GMT" } });
	await (await stores.open(cacheNames.documents)).put(`${scope}docs/05-a/01-b.md`, visited);
	const asked = ask("docs/05-a/01-b.md");
	network.reject(new TypeError("no network"));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("kept on request");
});

it("calls a copy one even if the server sent no date", async () => {
	await (await stores.open(cacheNames.documents)).put(`${scope}docs/05-a/01-b.md`, new Response("a copy"));
	ask("docs/05-a/01-b.md");
	network.reject(new TypeError("no network"));
	await vi.advanceTimersByTimeAsync(0);
	expect(told).toEqual([{ keptCopyOf: "", shownAt: "/docs/a/b" }]);
});

it("repeats to a page that asks what it was told of each document, and nothing to another page", async () => {
	await keep("documents", "docs/05-a/01-b.md", "a copy");
	ask("docs/05-a/01-b.md");
	await vi.advanceTimersByTimeAsync(4_000);
	ask("docs/05-a/02-c.md", undefined, undefined, "/docs/a/c");
	network.resolve(new Response("fresh", { headers: { "content-type": "text/markdown" } }));
	await vi.advanceTimersByTimeAsync(0);
	const repeatedTo = (id: string) => {
		const messages: unknown[] = [];
		const source = { id, postMessage: (message: unknown) => messages.push(message) };
		listeners.message?.(Object.assign(new FetchEvent("message"), { data: "copies", source, ports: [] }));
		return messages;
	};
	expect(repeatedTo("a page")).toEqual([
		{ keptCopyOf: "Sun, 22 Nov 2026 09:00:00 GMT", shownAt: "/docs/a/b" },
		{ keptCopyOf: null, shownAt: "/docs/a/c" },
	]);
	expect(repeatedTo("another page")).toEqual([]);
});

it("keeps waiting for the network when there is no copy", async () => {
	const asked = ask("tokens", "navigate");
	await vi.advanceTimersByTimeAsync(20_000);
	expect(asked.text).toBeUndefined();
	network.resolve(new Response("late"));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("late");
});

it("answers with the shell for a page that cannot be found anywhere", async () => {
	await keep("shell", shellFile, "the shell");
	const asked = ask("tokens", "navigate");
	network.reject(new TypeError("no network"));
	await vi.advanceTimersByTimeAsync(0);
	expect(asked.text).toBe("the shell");
});

it.each(["pages", "shell"] as const)(
	"answers from %s when navigation preload yields a network error",
	async (store) => {
		await keep("shell", shellFile, "in shell");
		if (store === "pages") await keep("pages", "tokens", "in pages");
		const asked = ask("tokens/?season=winter", "navigate", Response.error());
		await vi.advanceTimersByTimeAsync(0);
		expect(asked.text).toBe(`in ${store}`);
	},
);

/** What can happen to a navigation instead of an answer, and how long it takes. */
const failures = [
	["the network fails", () => network.reject(new TypeError("no network")), 0],
	["the server answers with 503", () => network.resolve(new Response("the server's words", { status: 503 })), 0],
	["nothing answers for four seconds", () => {}, 4_000],
] as const;

describe("with everything kept on request, a page that was never visited opens from its shell", () => {
	beforeEach(async () => {
		await keep("shell", shellFile, "another build's shell");
		await keep("kept", shellFile, "the kept shell");
	});

	it.each(failures)("when %s", async (_, happens, afterMs) => {
		const asked = ask("tokens", "navigate");
		happens();
		await vi.advanceTimersByTimeAsync(afterMs);
		expect(asked.text).toBe("the kept shell");
	});

	it("and one that was visited from its own copy", async () => {
		await keep("pages", "tokens", "a copy");
		const asked = ask("tokens", "navigate");
		network.reject(new TypeError("no network"));
		await vi.advanceTimersByTimeAsync(0);
		expect(asked.text).toBe("a copy");
	});
});

describe("a visited page whose script is gone is not opened, and its copy is deleted", () => {
	beforeEach(async () => {
		await keep("pages", "tokens", tokens);
		await keep("assets", "assets/other-1.js", "script");
		await keep("shell", shellFile, "the shell");
	});

	it.each(failures)("when %s and everything is kept on request", async (_, happens, afterMs) => {
		await keep("kept", shellFile, "the kept shell");
		const asked = ask("tokens", "navigate");
		happens();
		await vi.advanceTimersByTimeAsync(afterMs);
		expect(asked.text).toBe("the kept shell");
		expect(await stored("pages")).toEqual([]);
	});

	it("when the network fails and nothing else is kept", async () => {
		const asked = ask("tokens", "navigate");
		network.reject(new TypeError("no network"));
		await vi.advanceTimersByTimeAsync(0);
		expect(asked.text).toBe("the shell");
		expect(await stored("pages")).toEqual([]);
	});

	it.each(["assets", "kept"] as const)("but if it is in %s", async (store) => {
		await keep(store, "assets/a-1.js", "script");
		const asked = ask("tokens", "navigate");
		network.reject(new TypeError("no network"));
		await vi.advanceTimersByTimeAsync(0);
		expect(asked.text).toBe(tokens);
		expect(await stored("pages")).toEqual(["tokens"]);
	});
});

it.each([
	["documents", "a 503", () => new Response("the server's words", { status: 503 })],
	["documents", "a network error", () => Response.error()],
	["kept", "a 503", () => new Response("the server's words", { status: 503 })],
] as const)(
	"a text opened by its address is the copy in %s when navigation preload yields %s",
	async (store, _, preloaded) => {
		await keep(store, "docs/05-a/01-b.md", "a copy");
		const asked = ask("docs/05-a/01-b.md", "navigate", preloaded());
		await vi.advanceTimersByTimeAsync(0);
		expect(asked.text).toBe("a copy");
	},
);

/** Sends the worker a message, like a page. @returns a promise that fulfils once the worker has acted on it */
function tell(data: unknown): Promise<unknown> {
	let done: Promise<unknown> = Promise.resolve();
	const event = Object.assign(new FetchEvent("message"), {
		data,
		source: { id: "a page", postMessage: () => {} },
		ports: [],
		waitUntil: (promise: Promise<unknown>) => {
			done = promise;
		},
	});
	listeners.message?.(event);
	return done;
}

const stored = async (name: keyof typeof cacheNames) =>
	(await (await stores.open(cacheNames[name])).keys()).map(({ url }) => url.slice(scope.length));

/** Installs the worker in a browser with these extra features. */
async function install(extra: { addRoutes?: (rule: unknown) => Promise<void> }): Promise<void> {
	let done: Promise<unknown> = Promise.resolve();
	const event = Object.assign(new FetchEvent("install"), extra, {
		waitUntil: (promise: Promise<unknown>) => {
			done = promise;
		},
	});
	listeners.install?.(event);
	await done;
}

const tokens = `<!doctype html><html><script src="/sakura/assets/a-1.js"></script><div id="root" data-path="/tokens"></div>`;

/** A network that has one page and its script. */
const published = async (asked: Request | string) => {
	const url = typeof asked === "string" ? asked : asked.url;
	const [text, type] = url.endsWith(".js") ? ["script", "text/javascript"] : [tokens, "text/html"];
	return Object.defineProperty(new Response(text, { headers: { "content-type": type } }), "url", { value: url });
};

it("has the browser serve the search index without the worker, first from the files kept on request", async () => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", published);
	const routes: unknown[] = [];
	await install({ addRoutes: async (rule) => void routes.push(rule) });
	expect(routes).toEqual([
		{ condition: { urlPattern: "/sakura/assets/search-*/*" }, source: { cacheName: cacheNames.kept } },
	]);
	expect(await stored("shell")).toEqual([shellFile]);
});

it.each([
	["knows no routes", {}],
	["refuses the route", { addRoutes: () => Promise.reject(new TypeError("no such source")) }],
])("is installed even if the browser %s", async (_name, extra) => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", published);
	await install(extra);
	expect([await stored("shell"), await stored("assets")]).toEqual([[shellFile], ["assets/a-1.js"]]);
});

it("keeps a visited page with its files, and deletes both except what the shell needs", async () => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", published);
	await keep("shell", shellFile, `<script src="/sakura/assets/shell-1.js"></script>`);
	await tell({ path: "/tokens", loaded: ["/sakura/assets/shell-1.js"] });
	expect([await stored("pages"), await stored("assets")]).toEqual([["tokens"], ["assets/a-1.js", "assets/shell-1.js"]]);
	await tell("forget");
	expect([await stored("pages"), await stored("assets")]).toEqual([[], ["assets/shell-1.js"]]);
});

it("stores the files of a visited page even if they are kept on request, where an update deletes them", async () => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", published);
	await keep("shell", shellFile, "the shell");
	await keep("kept", "assets/a-1.js", "script");
	await tell({ path: "/tokens", loaded: [] });
	expect([await stored("pages"), await stored("assets")]).toEqual([["tokens"], ["assets/a-1.js"]]);
});

it("stores the shell again with a visit if the browser has cleared the caches, and only then", async () => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", published);
	await tell({ path: "/tokens", loaded: [] });
	const shell = async () => (await stores.match(scope + shellFile, { cacheName: cacheNames.shell }))?.text();
	expect(await shell()).toBe(tokens);
	await keep("shell", shellFile, "a stored shell");
	await tell({ path: "/tokens", loaded: [] });
	expect(await shell()).toBe("a stored shell");
});

it("stops keeping a page that is forgotten meanwhile", async () => {
	vi.useRealTimers();
	const script = Promise.withResolvers<void>();
	vi.stubGlobal("fetch", async (asked: Request | string) => {
		if (typeof asked !== "string") await script.promise;
		return published(asked);
	});
	const keeping = tell({ path: "/tokens", loaded: [] });
	await tell("forget");
	script.resolve();
	await keeping;
	expect(await stored("pages")).toEqual([]);
});

it.each([
	["missing on the server", () => new Response("", { status: 404 })],
	["answered with a proxy's own text", () => new Response("Please log in.")],
])("keeps no page whose script is %s, nor that answer", async (_, answer) => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", async (asked: Request | string) => (typeof asked === "string" ? published(asked) : answer()));
	await tell({ path: "/tokens", loaded: [] });
	expect([await stored("pages"), await stored("assets")]).toEqual([[], []]);
});

it("requests again what was cached under another type", async () => {
	vi.useRealTimers();
	await (await stores.open(cacheNames.assets)).put(`${scope}assets/a-1.js`, new Response("Please log in."));
	vi.stubGlobal("fetch", (asked: Request | string) => published(asked));
	await tell({ path: "/tokens", loaded: [] });
	expect(await stored("pages")).toEqual(["tokens"]);
});

it("asks for a shell that no cache in between has kept", async () => {
	vi.useRealTimers();
	const fetch = vi.fn(published);
	vi.stubGlobal("fetch", fetch);
	await install({});
	expect(fetch).toHaveBeenCalledWith(scope + shellFile, { cache: "no-cache" });
});

it("is not installed when the server cannot deliver the shell", async () => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", async () => new Response(tokens, { status: 500 }));
	await expect(install({})).rejects.toThrow(`${shellFile}: 500`);
	expect(await stored("shell")).toEqual([]);
});

it("is not installed with another build's shell, nor with what a proxy answers in its place", async () => {
	vi.useRealTimers();
	vi.stubGlobal("fetch", (asked: Request | string) => published(asked));
	vi.stubGlobal("SHELL_SCRIPTS", ["/sakura/assets/a-1.js", "/sakura/assets/a-2.js"]);
	await expect(install({})).rejects.toThrow("belongs to another build");
	expect(await stored("shell")).toEqual([]);
});
