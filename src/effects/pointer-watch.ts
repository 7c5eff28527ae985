import { cancelFrame, requestFrame } from "#src/platform/frames.ts";

/** The position of the pointer, in px of the window or of a layer. */
export interface PointerPlace {
	x: number;
	y: number;
	/** Whether it is inside the window. */
	inside: boolean;
	/** Whether it is in the area with hover effects. */
	hovering: boolean;
}

/**
 * Follows the pointer without capturing it: the effects' canvas ignores pointer events.
 * @param area where hovering and clicks have effects; null for nowhere
 * @param tell called for moves at most once a frame, and for each press in the area
 * @returns the function that stops it
 */
export function watchPointer(area: Element | null, tell: (place: PointerPlace, presses: 0 | 1) => void): () => void {
	const ending = new AbortController();
	const options = { passive: true, signal: ending.signal };
	const place: PointerPlace = { x: 0, y: 0, inside: false, hovering: false };
	let due: number | null = null;
	const moved = () => {
		due ??= requestFrame(() => {
			due = null;
			tell(place, 0);
		});
	};
	const isIn = (target: EventTarget | null) => area !== null && target instanceof Node && area.contains(target);
	const follow = (event: PointerEvent) => {
		// A moving finger scrolls.
		if (event.pointerType === "touch") return;
		place.x = event.clientX;
		place.y = event.clientY;
		place.inside = true;
		place.hovering = isIn(event.target);
		moved();
	};
	const leave = () => {
		if (!place.inside) return;
		place.inside = place.hovering = false;
		moved();
	};
	document.addEventListener("pointermove", follow, options);
	document.documentElement.addEventListener("pointerleave", leave, options);
	window.addEventListener("blur", leave, options);
	document.addEventListener(
		"click",
		({ detail, target, clientX, clientY }) => {
			// A press of a button by key has no position.
			if (detail > 0 && isIn(target)) tell({ ...place, x: clientX, y: clientY }, 1);
		},
		options,
	);
	return () => {
		ending.abort();
		if (due !== null) cancelFrame(due);
	};
}
