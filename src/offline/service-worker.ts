import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { shownAtHeader } from "#src/platform/worker-headers.ts";
import { cacheNames, matchOptions, shellFile } from "./caches.ts";
import { forgetVisited } from "./forget-visited.ts";
import { keepVisited } from "./keep-visited.ts";
import { copyOf, isOtherVersion, namedFiles, pageKey } from "./kept-page.ts";
import { isCacheable, laterCopy, type RequestKind, requestKind } from "./request-kind.ts";
import { wholeCopy } from "./whole-copy.ts";
import type { InstallEvent, KeptCopyMessage, OfflineWorker } from "./worker-types.ts";

/**
 * The service worker: a script of its own, `sw.js`, that answers from copies when the network does not answer. See
 * decisions/0032-offline.md.
 */
const worker = self as unknown as OfflineWorker;
const { scope } = worker.registration;
const base = new URL(scope).pathname;
const shellUrl = scope + shellFile;

/** The addresses of the shell's scripts in this build, as its HTML names them: see `tools/service-worker.ts`. */
declare const SHELL_SCRIPTS: readonly string[];

/** After this time without an answer, a copy is used if there is one. */
const networkTimeoutSeconds = 4;

/** A build has about 460, including the documents' index and their parsed forms; a visitor uses a fraction of those. */
const maxEntries = 600;

/** Among the files kept on request. */
const keptCopy = (url: string) => worker.caches.match(url, { cacheName: cacheNames.kept, ...matchOptions });

/** Caches responses that may be cached, and uses no others: what was cached under other rules is fetched again. */
const storeCacheable = {
	cachedResponseWillBeUsed: async (found: { request: Request; cachedResponse?: Response }) =>
		found.cachedResponse && isCacheable(found.request.url, found.cachedResponse) ? found.cachedResponse : undefined,
	cacheWillUpdate: async ({ request, response }: { request: Request; response: Response }) =>
		isCacheable(request.url, response) ? response : null,
};

/** Also looks among the files kept on request. */
const alsoKept = {
	cachedResponseWillBeUsed: async (found: { request: Request; cachedResponse?: Response }) =>
		laterCopy(await keptCopy(found.request.url), found.cachedResponse),
};

const maxClients = 20;
/**
 * The last message about each document, by client: a client may ask for them, because its listener is added after the
 * first document has arrived. Of as many clients as `maxClients`, those that asked for a document last.
 */
const lastMessages = new Map<string, Map<string | null, KeptCopyMessage>>();

interface Answering {
	event: Event;
	/** State of one request. */
	state?: { isCopy?: boolean };
}

/** A server that is restarting or overloaded still answers; then a copy is what the visitor wants. */
const isBroken = ({ status }: Response) => status >= 500;

const copyOfDocument = async (url: string) =>
	laterCopy(await keptCopy(url), await worker.caches.match(url, { cacheName: cacheNames.documents, ...matchOptions }));

/**
 * Treats a broken answer as no answer if there is a copy, and returns it if there is none. The answer to a navigation
 * preload, when a file is opened by its address, bypasses the callback that inspects answers earlier.
 */
const fallBackOnServerError = {
	fetchDidSucceed: async ({ response, state = {} }: { response: Response; state?: { broken?: Response } }) => {
		if (!isBroken(response)) return response;
		state.broken = response;
		throw new Error(`${response.status}`);
	},
	handlerDidError: async ({ request, state }: { request: Request; state?: { broken?: Response } }) =>
		state?.broken ?? copyOfDocument(request.url),
	handlerWillRespond: async ({ request, response }: { request: Request; response: Response }) =>
		(isBroken(response) && (await copyOfDocument(request.url))) || response,
};

/** The shell that goes with everything kept on request: it opens any page. */
const keptShell = () => keptCopy(shellUrl);

/** A visited page's copy; one that is no longer whole is deleted. */
async function visitedCopy(key: string): Promise<Response | undefined> {
	const whole = await wholeCopy(key, base);
	if (!whole) await (await worker.caches.open(cacheNames.pages)).delete(key, matchOptions);
	return whole?.copy;
}

const copyOfPage = async (url: string) => (await visitedCopy(pageKey(url))) ?? keptShell();

/** Tells the page whether the answer to its request is a copy. */
const reportCopies = {
	cachedResponseWillBeUsed: async ({ cachedResponse, state }: Answering & { cachedResponse?: Response }) => {
		if (state) state.isCopy = cachedResponse !== undefined;
		return cachedResponse;
	},
	handlerWillRespond: async ({
		request,
		response,
		event,
		state,
	}: Answering & { request: Request; response: Response }) => {
		// A picture says nothing of the text that it illustrates.
		if (!request.url.endsWith(".md")) return response;
		const { clientId = "" } = event as Event & { clientId?: string };
		const shownAt = request.headers.get(shownAtHeader);
		const message = { keptCopyOf: state?.isCopy ? (response.headers.get("date") ?? "") : null, shownAt };
		const messages = (lastMessages.get(clientId) ?? new Map()).set(shownAt, message);
		// Most recent last: the oldest client gives way.
		lastMessages.delete(clientId);
		lastMessages.set(clientId, messages);
		for (const oldest of [...lastMessages.keys()].slice(0, -maxClients)) lastMessages.delete(oldest);
		(await worker.clients.get(clientId))?.postMessage(message);
		return response;
	},
};

/** Cast because its types and those of strategies differ in what may be undefined. */
const lruExpiration = new ExpirationPlugin({ maxEntries, matchOptions }) as never;

const assets = { cacheName: cacheNames.assets, matchOptions, plugins: [lruExpiration, storeCacheable] };

const strategies = {
	asset: new CacheFirst({ ...assets, plugins: [...assets.plugins, alsoKept] }),
	document: new NetworkFirst({
		cacheName: cacheNames.documents,
		networkTimeoutSeconds,
		matchOptions,
		plugins: [storeCacheable, alsoKept, fallBackOnServerError, reportCopies],
	}),
	page: new NetworkFirst({
		cacheName: cacheNames.pages,
		networkTimeoutSeconds,
		matchOptions,
		plugins: [
			{
				cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
				// A page is cached by `keepVisited` instead, once it is usable, with every file it names.
				cacheWillUpdate: async () => null,
				cachedResponseWillBeUsed: async ({ request }) => copyOfPage(request.url),
				// With navigation preload and no network, Firefox resolves `preloadResponse` with a network error instead of
				// rejecting it. The strategy takes that for an answer and has not looked for the copy yet.
				handlerDidError: async ({ request }) =>
					(await copyOfPage(request.url)) ?? worker.caches.match(shellUrl, { cacheName: cacheNames.shell }),
				// The answer to a navigation preload bypasses the callbacks that inspect answers earlier.
				handlerWillRespond: async ({ request, response }) =>
					(isBroken(response) && (await copyOfPage(request.url))) || response,
			},
		],
	}),
} satisfies Record<RequestKind, unknown>;

/** Assets of visited pages are stored even if they are also kept on request, where an update or removal deletes them. */
const ownAssets = new CacheFirst(assets);

/** Keeps a file as if a page had requested it. @throws when it cannot be fetched or cached, or there is no room */
async function keepFile(event: Event, file: string): Promise<void> {
	const request = new Request(new URL(file, scope), { priority: "low" });
	const kind = requestKind(request, scope);
	if (!kind) return;
	const strategy = kind === "asset" ? ownAssets : strategies[kind];
	const [response, kept] = strategy.handleAll({ event: event as never, request });
	const answer = await response;
	await kept;
	if (!isCacheable(file, answer)) throw new Error(`${file}: the answer was ${answer.status}`);
}

/**
 * Caches the shell with every file it names. If any of them fails, so does the installation, which is retried with the
 * next page. Likewise if the shell is not this build's: a proxy may still have the former one, or answer with a page of
 * its own.
 */
async function keepShell(event: Event): Promise<void> {
	const answer = await fetch(shellUrl, { cache: "no-cache" });
	if (!answer.ok) throw new Error(`${shellFile}: ${answer.status}`);
	const html = await answer.text();
	if (isOtherVersion(html, SHELL_SCRIPTS, base)) throw new Error(`${shellFile} belongs to another build`);
	await Promise.all(namedFiles(html, base).map((file) => keepFile(event, file)));
	await (await worker.caches.open(cacheNames.shell)).put(shellUrl, copyOf(answer, html));
}

/** Stores the shell again if the browser has cleared the caches, but has not forgotten the worker. */
async function restoreShell(event: Event): Promise<void> {
	const shell = await worker.caches.match(shellUrl, { cacheName: cacheNames.shell });
	// If that fails, the next visit tries again.
	if (!shell) await keepShell(event).catch(() => {});
}

/**
 * The search index is requested at every letter, file after file, and the detour through the worker is noticeable.
 * Browsers that support static routes answer from the files kept on request, else from the network; in others the
 * worker does.
 */
async function routeSearchAroundWorker(event: InstallEvent): Promise<void> {
	const urlPattern = `${base}assets/search-*/*`;
	await event.addRoutes?.({ condition: { urlPattern }, source: { cacheName: cacheNames.kept } }).catch(() => {});
}

worker.addEventListener("install", (event) => {
	// No page is tied to its worker: hashed files stay available for old tabs, and HTML comes from the network in any
	// case.
	void worker.skipWaiting();
	event.waitUntil(Promise.all([keepShell(event), routeSearchAroundWorker(event)]));
});

worker.addEventListener("activate", (event) => {
	event.waitUntil(Promise.all([worker.clients.claim(), worker.registration.navigationPreload?.enable()]));
});

/** How often visited pages were forgotten; pages being kept at that time are abandoned. */
let forgotten = 0;

worker.addEventListener("message", (event) => {
	const { data, source, ports } = event;
	if (data === "copies") {
		for (const message of lastMessages.get(source.id)?.values() ?? []) source.postMessage(message);
	} else if (data === "forget") {
		forgotten++;
		event.waitUntil(forgetVisited(scope).finally(() => ports[0]?.postMessage(null)));
	} else {
		const before = forgotten;
		const isForgotten = () => forgotten !== before;
		const keepingPage = keepVisited(data, { scope, keepFile: (file) => keepFile(event, file), isForgotten });
		event.waitUntil(Promise.all([keepingPage, restoreShell(event)]));
	}
});

worker.addEventListener("fetch", (event) => {
	const kind = requestKind(event.request, scope);
	if (kind) event.respondWith(strategies[kind].handle({ event: event as never, request: event.request }));
});
