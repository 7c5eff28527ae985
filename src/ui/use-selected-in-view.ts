import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the selected item of a horizontally scrolling strip visible, even when it was selected from elsewhere, and the
 * item that keyboard focus reaches. Only the strip scrolls, never the page; it must be the offset parent of its items.
 * @example const strip = useSelectedInView<HTMLDivElement>(selected); // <div ref={strip}>
 */
export function useSelectedInView<Strip extends HTMLElement>(selected: string): RefObject<Strip | null> {
	const strip = useRef<Strip>(null);
	useEffect(() => {
		const list = strip.current;
		// A browser is content with 32 px of a focused item. Not for a pointer: what it pressed must not move away.
		const show = ({ target }: Event) => {
			if (list && target instanceof HTMLElement && target.matches(":focus-visible")) centre(list, target);
		};
		list?.addEventListener("focusin", show);
		return () => list?.removeEventListener("focusin", show);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is what moves the strip.
	useEffect(() => {
		const list = strip.current;
		const item = list?.querySelector<HTMLElement>("[aria-selected=true], [aria-current=true]");
		if (list && item) centre(list, item);
	}, [selected]);
	return strip;
}

function centre(list: HTMLElement, item: HTMLElement): void {
	list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
}
