import { useSyncExternalStore } from "react";
import { type Viewport, viewportOf } from "./viewport.ts";

/** How long the window has to keep its size before it is measured. */
const CALM_MS = 16;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** In prerendered markup, which knows no window: nothing to stand in, a phone's layout. */
const prerendered = viewportOf(0, 0, 1);
let shown = prerendered;

/** Width and height as media queries have them, with the scrollbar. */
function measure(): void {
	const { innerWidth, innerHeight, devicePixelRatio } = window;
	const same = shown.width === innerWidth && shown.height === innerHeight && shown.pixelRatio === devicePixelRatio;
	if (!same) shown = viewportOf(innerWidth, innerHeight, devicePixelRatio);
}

function onResize(): void {
	clearTimeout(timer);
	timer = setTimeout(() => {
		measure();
		for (const reader of readers) reader();
	}, CALM_MS);
}

/** However many read it, the window is listened to once. */
function subscribe(reader: () => void): () => void {
	if (readers.size === 0) {
		window.addEventListener("resize", onResize);
		measure();
	}
	readers.add(reader);
	return () => {
		readers.delete(reader);
		if (readers.size > 0) return;
		window.removeEventListener("resize", onResize);
		clearTimeout(timer);
	};
}

function current(): Viewport {
	// While nobody listens, what was measured last may be long past.
	if (readers.size === 0) measure();
	return shown;
}

/**
 * The viewport state of the window, followed as it changes, once it has kept its size for 16 ms; the same object while
 * nothing changed. What a style sheet can decide belongs into a media query: this is for what only script can know.
 * @example const { isMobile, pixelRatio } = useViewport();
 * Specification 3, 9
 */
export function useViewport(): Viewport {
	return useSyncExternalStore(subscribe, current, () => prerendered);
}
