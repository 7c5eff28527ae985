import { type RefObject, useEffect } from "react";

/**
 * Leaves only those frames of code and tables a Tab stop that really scroll. All of them are served as stops, for where
 * no script runs: Safari gives the keyboard no other way into a frame. The size of the whole is watched, which changes with
 * the window, with the text size and when more of the document arrives; it is measured when the browser has just laid it out.
 */
export function useScrollStops(document: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		if (!document.current || typeof ResizeObserver === "undefined") return;
		const observer = new ResizeObserver(([entry]) => {
			for (const frame of entry?.target.querySelectorAll("pre, .table-scroll") ?? []) {
				if (frame.scrollWidth > frame.clientWidth) frame.setAttribute("tabindex", "0");
				else frame.removeAttribute("tabindex");
			}
		});
		observer.observe(document.current);
		return () => observer.disconnect();
	}, [document]);
}
