import type { EngineHost } from "./engine-host.ts";
import type { EngineCommand, EngineReport } from "./engine-messages.ts";
import { watchPointer } from "./pointer-watch.ts";
import { findQuietAreas } from "./quiet-areas.ts";
import { createQuietMap } from "./quiet-map.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerOptions {
	/** Where hover and click effects are answered; null for nowhere. */
	interactionArea: Element | null;
	/** Whether particles keep away from texts and pictures; those that lie over the page do not. */
	avoidsContent: boolean;
	onReport(report: EngineReport): void;
}

/** Specification 9: resize is debounced by 16 ms. */
const resizeDebounceMs = 16;
const scrollDebounceMs = 120;
/** More would be paid for and not seen. */
const mostPixelRatio = 2;

/**
 * Lets one layer run: a canvas in its element, and the engine told of its size, the pointer over it, and where texts are.
 * @param request what the layer is asked to show now
 * @returns ends it, and takes the canvas away
 */
export function runLayer(
	{ inWorker, send, listen }: EngineHost,
	layer: number,
	container: HTMLElement,
	{ interactionArea, avoidsContent, onReport }: LayerOptions,
	request: () => SceneRequest | null,
): () => void {
	const canvas = container.appendChild(document.createElement("canvas"));
	const size = () => ({
		width: container.clientWidth,
		height: container.clientHeight,
		pixelRatio: Math.min(mostPixelRatio, devicePixelRatio),
	});
	const add = (shown: HTMLCanvasElement | OffscreenCanvas): EngineCommand => ({
		type: "add",
		layer,
		canvas: shown,
		...size(),
	});
	if (inWorker) {
		const handedOver = canvas.transferControlToOffscreen();
		send(add(handedOver), [handedOver]);
	} else send(add(canvas));

	/** Where the layer lies in the window, as long as nothing moved it. */
	let place: DOMRect | null = null;
	const origin = () => {
		place ??= container.getBoundingClientRect();
		return place;
	};
	const findQuiet = () => {
		if (!avoidsContent || document.visibilityState === "hidden") return;
		const { left: x, top: y, width, height } = origin();
		const areas = findQuietAreas(document.body, container).map(({ left, top, right, bottom }) => ({
			left: left - x,
			top: top - y,
			right: right - x,
			bottom: bottom - y,
		}));
		send({ type: "quiet", layer, map: createQuietMap(areas, width, height) });
	};
	const resize = debounce(resizeDebounceMs, () => {
		place = null;
		send({ type: "resize", layer, ...size() });
		findQuiet();
	});
	const scroll = debounce(scrollDebounceMs, findQuiet);
	const scrolled = () => {
		place = null;
		scroll.call();
	};

	const stopPointer = watchPointer(interactionArea, {
		moved(pointer) {
			const settings = request()?.settings;
			if (!settings?.ambient && !settings?.interactions) return;
			const { left, top } = origin();
			send({ type: "pointer", layer, ...pointer, x: pointer.x - left, y: pointer.y - top });
		},
		pressed(x, y) {
			if (!request()?.settings.interactions) return;
			const { left, top } = origin();
			send({ type: "press", layer, x: x - left, y: y - top });
		},
	});
	// Content that changed or moved without a scroll is noticed with the engine's word each second.
	const stopListening = listen((report) => {
		place = null;
		onReport(report);
		findQuiet();
	});
	// The layer's own size, and with the window's also a screen with other pixels.
	const sizes = new ResizeObserver(resize.call);
	sizes.observe(container);
	addEventListener("resize", resize.call);
	addEventListener("scroll", scrolled, { passive: true });
	findQuiet();

	return () => {
		sizes.disconnect();
		removeEventListener("resize", resize.call);
		removeEventListener("scroll", scrolled);
		resize.cancel();
		scroll.cancel();
		stopPointer();
		stopListening();
		send({ type: "remove", layer });
		canvas.remove();
	};
}

/** Calls once things have been calm for a while. */
function debounce(calmMs: number, callback: () => void): { call(): void; cancel(): void } {
	let timer: ReturnType<typeof setTimeout> | undefined;
	return {
		call() {
			clearTimeout(timer);
			timer = setTimeout(callback, calmMs);
		},
		cancel: () => clearTimeout(timer),
	};
}
