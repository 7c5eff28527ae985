/** What the worker tells a page: that something it asked for was a copy, and when that left the server, as HTTP says it. */
export interface KeptCopyMessage {
	keptCopyOf: string | null;
}

interface LastingEvent extends Event {
	waitUntil(promise: Promise<unknown>): void;
}

/** Routes: https://w3c.github.io/ServiceWorker/#dom-installevent-addroutes, not in every browser. */
export interface InstallEvent extends LastingEvent {
	addRoutes?(rule: { condition: { urlPattern: string }; source: { cacheName: string } }): Promise<void>;
}

interface FetchEvent extends LastingEvent {
	readonly request: Request;
	respondWith(response: Promise<Response>): void;
}

interface AskingEvent extends Event {
	readonly source: { readonly id: string; postMessage(message: unknown): void };
}

/** As much of a service worker's global as ours uses: TypeScript's own types for it cannot stand beside those of a page. */
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
