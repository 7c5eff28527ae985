import { useEffect, useState } from "react";

/** An element with this attribute responds to the pointer with effects; any page can set it. */
const selector = "[data-interaction-area]";

export interface InteractionArea {
	/** The area that the pointer was in last. */
	element: Element;
	/** Whether a pointer that can hover is in it. */
	hovering: boolean;
	/** How often a pointer that can hover entered an area, this time included. */
	visits: number;
	/** How many areas there have been without a pause, this one included. */
	areas: number;
}

/**
 * The interaction area under the pointer, looked up whenever the pointer moves to another element: pages come and go
 * and need not know about this hook. The last area is kept until there is another, so that particles in flight can
 * land.
 */
export function useInteractionArea(): InteractionArea | null {
	const [area, setArea] = useState<InteractionArea | null>(null);
	useEffect(() => {
		const ending = new AbortController();
		const options = { passive: true, signal: ending.signal };
		const over = ({ target, pointerType }: PointerEvent) => {
			const element = target instanceof Element ? target.closest(selector) : null;
			setArea((before) => enter(before, element, pointerType !== "touch"));
		};
		const leave = () => setArea((before) => enter(before, null, false));
		document.addEventListener("pointerover", over, options);
		document.documentElement.addEventListener("pointerleave", leave, options);
		window.addEventListener("blur", leave, options);
		return () => ending.abort();
	}, []);
	return area;
}

/** Returns the same object while nothing changed. @param element the area that the pointer is in now, if any */
function enter(before: InteractionArea | null, element: Element | null, hovers: boolean): InteractionArea | null {
	if (!element) {
		// A reference to the area of a page that is gone would keep the whole page in memory.
		if (before?.element.isConnected === false) return null;
		return before?.hovering ? { ...before, hovering: false } : before;
	}
	if (before?.element === element && before.hovering === hovers) return before;
	return {
		element,
		hovering: hovers,
		visits: (before?.visits ?? 0) + Number(hovers),
		areas: (before?.areas ?? 0) + Number(before?.element !== element),
	};
}
