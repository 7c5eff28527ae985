/** What the worker tells a page of what it asked for: when a copy left the server, as HTTP says it; null for what the network answered. */
export interface KeptCopyMessage {
	keptCopyOf: string | null;
}

/** A page that stands on a visitor's screen: its path without base, and the paths of the assets that it has loaded. */
export interface VisitedMessage {
	path: string;
	loaded: readonly string[];
}

/** What a page tells the worker: that it was visited; asks for: what it was told before, and that visited pages be forgotten. */
export type PageMessage = VisitedMessage | "copies" | "forget";

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

interface AskingEvent extends LastingEvent {
	readonly data: PageMessage;
	readonly source: { readonly id: string; postMessage(message: unknown): void };
	readonly ports: readonly MessagePort[];
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
