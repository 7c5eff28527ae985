import { type RefObject, useEffect } from "react";

/**
 * Ends the dialog above the keyboard on a phone's screen, which by default covers the page without changing its height:
 * its last results could not be reached.
 */
export function useVisibleHeight(inside: RefObject<HTMLElement | null>): void {
	useEffect(() => {
		const viewport = window.visualViewport;
		const dialog = inside.current?.closest("dialog");
		if (!viewport || !dialog) return;
		// It also shrinks by zooming.
		const follow = () => dialog.style.setProperty("--visible", `${viewport.height * viewport.scale}px`);
		follow();
		viewport.addEventListener("resize", follow);
		return () => {
			viewport.removeEventListener("resize", follow);
			// The dialog stays, and may be opened in another window height.
			dialog.style.removeProperty("--visible");
		};
	}, [inside]);
}
