import { type RefObject, useEffect } from "react";

/**
 * Makes only those frames of code and tables a tab stop that actually scroll. All of them are served as tab stops, for
 * visitors without script: Safari gives the keyboard no other way into a frame. Observes the size of the whole
 * article, which changes with the window, with the text size and when more of the document arrives. The browser has
 * just done layout when the frames are measured.
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
