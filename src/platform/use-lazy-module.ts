import { useEffect, useState, useSyncExternalStore } from "react";
import type { LazyModule, ModuleState } from "./lazy-module.ts";

/** What has arrived of a lazy module: fetched when the component, or another module in it, appears; after a failure, again. */
export function useModuleState<Module>(lazy: LazyModule<Module>): ModuleState<Module> {
	const state = useSyncExternalStore(lazy.subscribe, lazy.state, lazy.state);
	useEffect(() => void lazy.load(), [lazy]);
	return state;
}

/**
 * A lazy module inside a component: fetched when the component appears, also where an earlier attempt failed.
 * @returns undefined while it is under way
 * @throws what made the import fail, for the nearest error boundary
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>): Module | undefined {
	const state = useModuleState(lazy);
	const [found] = useState(state);
	// A failure that was there before this component is the past: another attempt is about to be made.
	if (state.status === "failed" && state !== found) throw state.error;
	return state.status === "loaded" ? state.module : undefined;
}
