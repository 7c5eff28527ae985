/** Pixels between control and bubble, and between bubble and the edge of the window. */
const GAP = 8;

/**
 * Positions a fixed bubble above or below its anchor and keeps it inside the window; one that does not fit above opens
 * below. Positions are set from script, which `style-src 'self'` allows (unlike an attribute in the page's HTML).
 * @example placeBubble(bubble, button.getBoundingClientRect(), "above")
 */
export function placeBubble(bubble: HTMLElement, anchor: DOMRect, side: "above" | "below"): void {
	const { offsetWidth: width, offsetHeight: height } = bubble;
	const { clientWidth, clientHeight } = document.documentElement;
	const above = anchor.top - height - GAP;
	const below = anchor.bottom + GAP;
	const left = anchor.left + (anchor.width - width) / 2;
	let top = side === "above" && above >= GAP ? above : below;
	if (top + height + GAP > clientHeight) top = above;
	bubble.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
	bubble.style.top = `${Math.max(GAP, top)}px`;
}
