import { useEffect, useState, useSyncExternalStore } from "react";
import type { LazyModule } from "./lazy-module.ts";

/**
 * A lazy module inside a component: fetched when the component appears, also where an earlier attempt failed.
 * @returns undefined while it is under way
 * @throws what made the import fail, for the nearest error boundary
 */
export function useLazyModule<Module>(lazy: LazyModule<Module>): Module | undefined {
	const state = useSyncExternalStore(lazy.subscribe, lazy.state, lazy.state);
	const [found] = useState(state);
	useEffect(() => void lazy.load(), [lazy]);
	// A failure that was there before this component is the past: the effect is about to try again.
	if (state.status === "failed" && state !== found) throw state.error;
	return state.status === "loaded" ? state.module : undefined;
}
