import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { LazyModule, ModuleState } from "./lazy-module.ts";

/**
 * The state of a lazy module. Fetches it when the component appears, or when another module is passed, even if an
 * earlier attempt failed: that failure is not reported.
 */
export function useModuleState<Module>(lazy: LazyModule<Module>): ModuleState<Module> {
	const state = useSyncExternalStore(lazy.subscribe, lazy.state, lazy.state);
	const found = useMemo(() => lazy.state(), [lazy]);
	useEffect(() => void lazy.load(), [lazy]);
	return state.status === "failed" && state === found ? { status: "loading" } : state;
}

/**
 * A lazy module inside a component: fetched when the component appears, even if an earlier attempt failed.
 * @returns undefined while it is in flight
 * @throws what made the import fail, for the nearest error boundary
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>): Module | undefined {
	const state = useModuleState(lazy);
	if (state.status === "failed") throw state.error;
	return state.status === "loaded" ? state.module : undefined;
}
