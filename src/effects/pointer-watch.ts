import { cancelFrame, requestFrame } from "#src/platform/frames.ts";

/** Where the pointer is, in px of the window. */
export interface PointerPlace {
	x: number;
	y: number;
	inside: boolean;
	hovering: boolean;
}

export interface PointerListener {
	/** At most once a frame. */
	moved(place: PointerPlace): void;
	pressed(x: number, y: number): void;
}

/**
 * Follows the pointer without ever catching it: the effects' canvas lets everything through.
 * @param area where hovering and clicks are answered; null for nowhere
 * @returns the function that ends it
 */
export function watchPointer(area: Element | null, { moved, pressed }: PointerListener): () => void {
	const ending = new AbortController();
	const options = { passive: true, signal: ending.signal };
	const place: PointerPlace = { x: 0, y: 0, inside: false, hovering: false };
	let due: number | null = null;
	const tell = () => {
		due ??= requestFrame(() => {
			due = null;
			moved(place);
		});
	};
	const isIn = (target: EventTarget | null) => area !== null && target instanceof Node && area.contains(target);
	const follow = (event: PointerEvent) => {
		// A finger that moves is scrolling.
		if (event.pointerType === "touch") return;
		place.x = event.clientX;
		place.y = event.clientY;
		place.inside = true;
		place.hovering = isIn(event.target);
		tell();
	};
	const leave = () => {
		if (!place.inside) return;
		place.inside = place.hovering = false;
		tell();
	};
	document.addEventListener("pointermove", follow, options);
	document.documentElement.addEventListener("pointerleave", leave, options);
	window.addEventListener("blur", leave, options);
	document.addEventListener(
		"click",
		(event) => {
			// A key that presses a button has no place.
			if (event.detail > 0 && isIn(event.target)) pressed(event.clientX, event.clientY);
		},
		options,
	);
	return () => {
		ending.abort();
		if (due !== null) cancelFrame(due);
	};
}
