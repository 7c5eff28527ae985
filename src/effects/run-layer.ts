import { whenUsable } from "#src/platform/when-usable.ts";
import type { EngineHost } from "./engine-host.ts";
import type { EngineReport } from "./engine-messages.ts";
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

export interface RunningLayer {
	show(request: SceneRequest): void;
	/** Ends it, and takes the canvas away. */
	stop(): void;
}

/** Specification 9: resize is debounced by 16 ms. */
const resizeDebounceMs = 16;
const scrollDebounceMs = 120;
/** More would be paid for and not seen. */
const mostPixelRatio = 2;

/**
 * Lets one layer run: a canvas in its element, and the engine told what to show, of its size, the pointer over it, and
 * where texts are.
 */
export function runLayer(
	{ inWorker, send, listen }: EngineHost,
	layer: number,
	container: HTMLElement,
	request: SceneRequest,
	{ interactionArea, avoidsContent, onReport }: LayerOptions,
): RunningLayer {
	const canvas = container.appendChild(document.createElement("canvas"));
	const size = () => ({
		width: container.clientWidth,
		height: container.clientHeight,
		pixelRatio: Math.min(mostPixelRatio, devicePixelRatio),
	});
	let wanted = request;
	const add = (shown: HTMLCanvasElement | OffscreenCanvas, handedOver?: Transferable[]) =>
		send({ type: "add", layer, canvas: shown, size: size(), request }, handedOver);
	if (inWorker) {
		const handedOver = canvas.transferControlToOffscreen();
		add(handedOver, [handedOver]);
	} else add(canvas);

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
		send({ type: "resize", layer, size: size() });
		findQuiet();
	});
	const scroll = debounce(scrollDebounceMs, findQuiet);
	/** The look for quiet areas that is due. It waits for a moment to spare, 2 s at most: a press is answered first. */
	let callOff: (() => void) | null = null;
	const findQuietLater = () => {
		callOff ??= whenUsable(() => {
			callOff = null;
			findQuiet();
		});
	};
	const scrolled = () => {
		place = null;
		scroll.call();
	};

	const stopPointer = watchPointer(interactionArea, (pointer, presses) => {
		if (!wanted.particles && !wanted.answers) return;
		const { left, top } = origin();
		send({ type: "pointer", layer, place: { ...pointer, x: pointer.x - left, y: pointer.y - top }, presses });
	});
	// Content that changed or moved without a scroll is noticed with the engine's word each second.
	const stopListening = listen((report) => {
		place = null;
		onReport(report);
		findQuietLater();
	});
	// The layer's own size, and with the window's also a screen with other pixels.
	const sizes = typeof ResizeObserver === "function" ? new ResizeObserver(resize.call) : null;
	sizes?.observe(container);
	addEventListener("resize", resize.call);
	addEventListener("scroll", scrolled, { passive: true });
	findQuiet();

	return {
		show(changed) {
			wanted = changed;
			send({ type: "show", layer, request: changed });
		},
		stop() {
			sizes?.disconnect();
			removeEventListener("resize", resize.call);
			removeEventListener("scroll", scrolled);
			resize.cancel();
			scroll.cancel();
			callOff?.();
			stopPointer();
			stopListening();
			send({ type: "remove", layer });
			canvas.remove();
		},
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
