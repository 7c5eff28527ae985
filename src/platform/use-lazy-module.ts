import { useEffect, useSyncExternalStore } from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * A lazy module inside a component: fetched when the component appears.
 * @returns undefined while it is under way
 * @throws what made the import fail, for the nearest error boundary
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>): Module | undefined {
	const state = useSyncExternalStore(lazy.subscribe, lazy.state, lazy.state);
	useEffect(() => void lazy.load(), [lazy]);
	if (state.status === "failed") throw state.error;
	return state.status === "loaded" ? state.module : undefined;
}
