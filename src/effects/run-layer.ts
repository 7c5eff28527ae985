import { whenUsable } from "#src/platform/when-usable.ts";
import type { EngineHost } from "./engine-host.ts";
import type { EngineReport } from "./engine-messages.ts";
import { watchPointer } from "./pointer-watch.ts";
import { findQuietAreas } from "./quiet-areas.ts";
import { createQuietMap } from "./quiet-map.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerOptions {
	/** Where hover and click effects respond; null for nowhere. */
	interactionArea: Element | null;
	/** Whether particles keep away from text and pictures; those painted over the page do not. */
	avoidsContent: boolean;
	onReport(report: EngineReport): void;
}

export interface RunningLayer {
	show(request: SceneRequest): void;
	/** Stops the layer and removes its canvas. */
	stop(): void;
}

/** Specification 9: resize is debounced by 16 ms. */
const resizeDebounceMs = 16;
const scrollDebounceMs = 120;
/** A higher ratio costs more without a visible difference. */
const maxPixelRatio = 2;

/**
 * Runs one layer: adds a canvas to its element and tells the engine what to show, the size of the layer, the pointer
 * position over it, and where text is.
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
		pixelRatio: Math.min(maxPixelRatio, devicePixelRatio),
	});
	let wanted = request;
	const add = (shown: HTMLCanvasElement | OffscreenCanvas, handedOver?: Transferable[]) =>
		send({ type: "add", layer, canvas: shown, size: size(), request }, handedOver);
	if (inWorker) {
		const handedOver = canvas.transferControlToOffscreen();
		add(handedOver, [handedOver]);
	} else add(canvas);

	/** Cached position of the layer in the window, until something may have moved it. */
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
	/**
	 * Cancels the pending search for quiet areas. The search runs at an idle moment, within 2 s at most: input is handled
	 * first.
	 */
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
	// Content that changed or moved without a scroll is picked up with the engine's report each second.
	const stopListening = listen((report) => {
		place = null;
		onReport(report);
		findQuietLater();
	});
	// Observes the layer's own size; the window's resize also covers a screen with another pixel ratio.
	const sizes = typeof ResizeObserver === "function" ? new ResizeObserver(resize.call) : null;
	sizes?.observe(container);
	addEventListener("resize", resize.call);
	addEventListener("scroll", scrolled, { passive: true });
	// A page opened in the background has no map when it is first shown.
	document.addEventListener("visibilitychange", findQuiet);
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
			document.removeEventListener("visibilitychange", findQuiet);
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

/** Calls back once there have been no calls for a while. */
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
