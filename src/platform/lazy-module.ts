import { pageStays } from "./preload-error.ts";

export type ModuleState<Module> =
	| { status: "loading" }
	| { status: "loaded"; module: Module }
	| { status: "failed"; error: unknown };

/** A module that is fetched when it is needed. */
export interface LazyModule<Module> {
	/** What has loaded so far, without waiting. */
	state(): ModuleState<Module>;
	/**
	 * Fetches the module unless it has loaded; after a failure, tries again.
	 * @returns a promise that fulfils when the module has loaded or failed; it never rejects
	 */
	load(): Promise<void>;
	/**
	 * Like `load`, but for the background: leaves a module that failed until a visitor needs it, because a second
	 * failure may reload the page.
	 */
	prefetch(): Promise<void>;
	subscribe(listener: () => void): () => void;
}

/**
 * Makes a module lazy. Unlike `React.lazy` it never suspends once the module has loaded, so that prerendered markup
 * hydrates in one go, and it can be fetched again after a failure.
 */
export function lazyModule<Module>(importer: () => Promise<Module>): LazyModule<Module> {
	let state: ModuleState<Module> = { status: "loading" };
	let inFlight: Promise<void> | undefined;
	const listeners = new Set<() => void>();
	const settle = (settled: ModuleState<Module>) => {
		inFlight = undefined;
		state = settled;
		for (const listener of listeners) listener();
	};
	async function load() {
		if (state.status === "loaded") return;
		inFlight ??= importer().then(
			(module) => settle({ status: "loaded", module }),
			async (error: unknown) => {
				await pageStays();
				settle({ status: "failed", error });
			},
		);
		return inFlight;
	}
	return {
		state: () => state,
		load,
		prefetch: async () => (state.status === "failed" ? undefined : load()),
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
