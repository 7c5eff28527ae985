import { useEffect, useState } from "react";

/** An element with this attribute answers the pointer with effects; pages set it, wherever they come from. */
const selector = "[data-interaction-area]";

export interface InteractionArea {
	/** The one the pointer was in last. */
	element: Element;
	/** Whether a pointer that can hover is in it. */
	hovering: boolean;
	/** How often it was entered, this time included. */
	visits: number;
}

/**
 * The interaction area under the pointer, looked up whenever the pointer comes to another element: pages come and go, and
 * need not know who follows them. The last one is kept until there is another, so that what flies in it may land.
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

/** The same object while nothing changed. @param element the area the pointer is in now, if any */
function enter(before: InteractionArea | null, element: Element | null, hovers: boolean): InteractionArea | null {
	if (!element) {
		// The area of a page that is gone would keep the whole page in memory.
		if (before?.element.isConnected === false) return null;
		return before?.hovering ? { ...before, hovering: false } : before;
	}
	if (before?.element === element && before.hovering === hovers) return before;
	return { element, hovering: hovers, visits: (before?.visits ?? 0) + Number(hovers) };
}
