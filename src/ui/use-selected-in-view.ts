import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the chosen item of a strip that scrolls sideways in sight, also when it was chosen from elsewhere. Only the
 * strip scrolls, never the page; it must be the offset parent of its items.
 * @example const strip = useSelectedInView<HTMLDivElement>(selected); // <div ref={strip}>
 */
export function useSelectedInView<Strip extends HTMLElement>(selected: string): RefObject<Strip | null> {
	const strip = useRef<Strip>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is what moves the strip.
	useEffect(() => {
		const list = strip.current;
		const item = list?.querySelector<HTMLElement>("[aria-selected=true], [aria-current=true]");
		if (list && item) list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
	}, [selected]);
	return strip;
}
