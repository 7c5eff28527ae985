import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Keeps the reading position while something else replaces the text: the replacement is scrolled into view, and a
 * visitor who returns to the text, instead of going elsewhere, finds the position restored.
 * @param away whether something else is shown
 * @param begin the part of it to show first
 */
export function useReadingPlace(away: boolean, begin: RefObject<HTMLElement | null>): { keep: () => void } {
	const left = useRef(0);
	const isKept = useRef(false);
	useLayoutEffect(() => {
		if (away) {
			left.current = window.scrollY;
			begin.current?.scrollIntoView({ block: "nearest", behavior: "instant" });
		} else if (isKept.current) window.scrollTo({ top: left.current, behavior: "instant" });
		isKept.current = false;
	}, [away, begin]);
	return {
		keep: () => {
			isKept.current = true;
		},
	};
}
