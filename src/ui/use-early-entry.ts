import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * Takes over what was chosen or typed in a served control before hydration, which leaves the control as it is. From then
 * on its events are handled.
 * @param takeOver receives the element once, after hydration; compares it with the state and changes that
 * @returns the ref for the control, or for what contains it
 */
export function useEarlyEntry<Served extends HTMLElement>(
	takeOver: (element: Served) => void,
): RefObject<Served | null> {
	const served = useRef<Served>(null);
	const take = useEffectEvent(takeOver);
	useEffect(() => {
		if (served.current) take(served.current);
	}, []);
	return served;
}
