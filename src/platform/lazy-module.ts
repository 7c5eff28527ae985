import { markHandled } from "./import-in-place.ts";
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
	 * Fetches the module for a visitor who may need it, once. Unless somebody asks for it meanwhile, a failure has no
	 * effect: it neither reloads the page nor is it part of the state.
	 * @returns a promise that fulfils when nothing is in flight any more; it never rejects
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
	let isTried = false;
	let isWanted = false;
	const listeners = new Set<() => void>();
	const settle = (settled: ModuleState<Module>) => {
		inFlight = undefined;
		state = settled;
		for (const listener of listeners) listener();
	};
	const fetch = () => {
		isTried = true;
		inFlight ??= importer().then(
			(module) => settle({ status: "loaded", module }),
			async (error: unknown) => {
				if (!isWanted) {
					markHandled(error);
					inFlight = undefined;
					return;
				}
				await pageStays();
				settle({ status: "failed", error });
			},
		);
		return inFlight;
	};
	return {
		state: () => state,
		load: async () => {
			isWanted = true;
			if (state.status !== "loaded") await fetch();
		},
		prefetch: async () => (isTried ? inFlight : fetch()),
		subscribe(listener) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
}
