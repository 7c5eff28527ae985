import { useSyncExternalStore } from "react";
import { type Viewport, viewportOf } from "./viewport.ts";

/** How long the window must keep its size before it is measured. */
const CALM_MS = 16;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** For prerendered markup, which has no window: no size, and a phone's layout. */
const prerendered = viewportOf(0, 0, 1);
let shown = prerendered;

/** Width and height as in media queries, including the scrollbar. */
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

/** However many readers there are, one listener is added to the window. */
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
	// With no subscribers, the last measurement may be outdated.
	if (readers.size === 0) measure();
	return shown;
}

/**
 * The viewport state of the window, kept up to date once the window has kept its size for 16 ms; the same object while
 * nothing changes. What a style sheet can decide belongs in a media query: this is for what only script can know.
 * @example const { isMobile, pixelRatio } = useViewport();
 * Specification 3, 9
 */
export function useViewport(): Viewport {
	return useSyncExternalStore(subscribe, current, () => prerendered);
}
