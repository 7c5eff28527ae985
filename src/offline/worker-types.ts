/** What the worker tells about the request for a document. */
export interface KeptCopyMessage {
	/**
	 * For a copy, when it left the server, as an HTTP date; empty if the server did not say. Null for an answer from the
	 * network.
	 */
	keptCopyOf: string | null;
	/** The page that shows the document, by its path without base; null if the request did not name it. */
	shownAt: string | null;
}

/** A page on the visitor's screen: its path without base, and the paths of the assets that it has loaded. */
export interface VisitedMessage {
	path: string;
	loaded: readonly string[];
}

/** Messages from a page to the worker: it was visited; repeat what it was told; forget visited pages. */
export type PageMessage = VisitedMessage | "copies" | "forget";

interface LastingEvent extends Event {
	waitUntil(promise: Promise<unknown>): void;
}

/** Static routes, not supported by every browser: https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes */
export interface InstallEvent extends LastingEvent {
	addRoutes?(rule: { condition: { urlPattern: string }; source: { cacheName: string } }): Promise<void>;
}

interface FetchEvent extends LastingEvent {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

interface AskingEvent extends LastingEvent {
	readonly data: PageMessage;
	readonly source: { readonly id: string; postMessage(message: unknown): void };
	readonly ports: readonly MessagePort[];
}

/**
 * The part of a service worker's global scope that this worker uses: TypeScript's own types for it conflict with those
 * of a page.
 */
export interface OfflineWorker {
	readonly registration: ServiceWorkerRegistration;
	readonly caches: CacheStorage;
	readonly clients: {
		claim(): Promise<void>;
		get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
	};
	skipWaiting(): Promise<void>;
	addEventListener(type: "install", listener: (event: InstallEvent) => void): void;
	addEventListener(type: "activate", listener: (event: LastingEvent) => void): void;
	addEventListener(type: "message", listener: (event: AskingEvent) => void): void;
	addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
