import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Where somebody was reading while something else stands in the text's place: what comes is brought into view, and who
 * goes back to the text, instead of on, finds the place again.
 * @param away whether something else is shown
 * @param begin what of it is to be seen first
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
