import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps the selected item of a horizontally scrolling strip visible, even when it was selected from elsewhere, and the
 * item that keyboard focus reaches. Where the strip is a column, its parent scrolls if the item is outside it. The page
 * never does. The strip must be the offset parent of its items, and such a parent that of the strip.
 * @example const strip = useSelectedInView<HTMLDivElement>(selected); // <div ref={strip}>
 */
export function useSelectedInView<Strip extends HTMLElement>(selected: string): RefObject<Strip | null> {
	const strip = useRef<Strip>(null);
	useEffect(() => {
		const list = strip.current;
		// A browser is content with 32 px of a focused item. Not for a pointer: what it pressed must not move away.
		const follow = ({ target }: Event) => {
			if (list && target instanceof HTMLElement && target.matches(":focus-visible")) show(list, target);
		};
		list?.addEventListener("focusin", follow);
		return () => list?.removeEventListener("focusin", follow);
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new selection is what moves the strip.
	useEffect(() => {
		const list = strip.current;
		const item = list?.querySelector<HTMLElement>("[aria-selected=true], [aria-current=true]");
		if (list && item) show(list, item);
	}, [selected]);
	return strip;
}

function show(list: HTMLElement, item: HTMLElement): void {
	list.scrollLeft = item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2;
	const { parentElement: column, offsetTop } = list;
	const top = offsetTop + item.offsetTop;
	if (column)
		column.scrollTop = Math.max(top + item.offsetHeight - column.clientHeight, Math.min(column.scrollTop, top));
}
