import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import type { LazyModule, ModuleState } from "./lazy-module.ts";
import { whenSeen } from "./when-seen.ts";

/**
 * A lazy module that is fetched once its place is about to be seen; after a failure, whoever shows it asks again.
 * @param ahead how far from the window, in px, that is; as `whenSeen` has it
 * @returns the ref of the place, and what has arrived so far
 */
export function useModuleWhenSeen<Module>(
	lazy: LazyModule<Module>,
	ahead?: number,
): [RefObject<HTMLDivElement | null>, ModuleState<Module>] {
	const place = useRef<HTMLDivElement>(null);
	const state = useSyncExternalStore(lazy.subscribe, lazy.state, lazy.state);
	useEffect(() => (place.current ? whenSeen(place.current, () => void lazy.load(), ahead) : undefined), [lazy, ahead]);
	return [place, state];
}
