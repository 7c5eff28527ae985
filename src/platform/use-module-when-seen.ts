import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import type { LazyModule, ModuleState } from "./lazy-module.ts";
import { whenSeen } from "./when-seen.ts";

/**
 * A lazy module that is fetched once its place is about to come into view. After a failure, the component that shows
 * it has to load it again.
 * @returns the ref of the place, and the module's state so far
 */
export function useModuleWhenSeen<Module>(
	lazy: LazyModule<Module>,
): [RefObject<HTMLDivElement | null>, ModuleState<Module>] {
	const place = useRef<HTMLDivElement>(null);
	const state = useSyncExternalStore(lazy.subscribe, lazy.state, lazy.state);
	useEffect(() => (place.current ? whenSeen(place.current, () => void lazy.load()) : undefined), [lazy]);
	return [place, state];
}
