import { type EngineHost, type EngineOptions, startEngine } from "./engine-host.ts";
import type { EngineCommand, EngineReport } from "./engine-messages.ts";
import { type PointerPlace, watchPointer } from "./pointer-watch.ts";
import { findQuietAreas } from "./quiet-areas.ts";
import { createQuietMap } from "./quiet-map.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerOptions {
	/** Where hover and click effects are answered; null for nowhere. */
	interactionArea: Element | null;
	/** Whether particles keep away from texts and pictures; the transition lies over the page and does not. */
	avoidsContent: boolean;
	onReport(report: EngineReport): void;
	onHover(hovering: boolean): void;
}

export interface LayerHandle {
	show(request: SceneRequest): void;
	remove(): void;
}

/** Specification 9: resize is debounced by 16 ms. */
const resizeDebounceMs = 16;
const scrollDebounceMs = 120;
const usual: EngineOptions = { useWorker: true, governed: true };
/** More would be paid for and not seen. */
const mostPixelRatio = 2;

let engine: { host: Promise<EngineHost>; layers: number } | null = null;
let lastLayer = 0;

/** Puts a canvas into an element and lets effects run in it. The engine starts with the first layer and ends with the last. */
export function addLayer(container: HTMLElement, options: LayerOptions, how: EngineOptions = usual): LayerHandle {
	engine ??= { host: startEngine(how), layers: 0 };
	engine.layers++;
	const { host } = engine;
	const layer = ++lastLayer;
	const ending = new AbortController();
	let request: SceneRequest | null = null;
	let stop = () => {};

	void host.then((started) => {
		if (!ending.signal.aborted) stop = runLayer(started, layer, container, options, () => request);
	});

	return {
		show(wanted) {
			request = wanted;
			void host.then(({ send }) => {
				if (!ending.signal.aborted && request === wanted) send({ type: "show", layer, request });
			});
		},
		remove() {
			if (ending.signal.aborted) return;
			ending.abort();
			stop();
			if (engine?.host !== host || --engine.layers > 0) return;
			engine = null;
			void host.then((started) => started.stop());
		},
	};
}

function runLayer(
	{ inWorker, send, listen }: EngineHost,
	layer: number,
	container: HTMLElement,
	{ interactionArea, avoidsContent, onReport, onHover }: LayerOptions,
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

	let origin = container.getBoundingClientRect();
	const findQuiet = () => {
		if (!avoidsContent || document.visibilityState === "hidden") return;
		origin = container.getBoundingClientRect();
		const { left: x, top: y, width, height } = origin;
		const areas = findQuietAreas(document.body, container).map(({ left, top, right, bottom }) => ({
			left: left - x,
			top: top - y,
			right: right - x,
			bottom: bottom - y,
		}));
		send({ type: "quiet", layer, map: createQuietMap(areas, width, height) });
	};
	const resize = debounce(resizeDebounceMs, () => {
		send({ type: "resize", layer, ...size() });
		origin = container.getBoundingClientRect();
		findQuiet();
	});
	const scroll = debounce(scrollDebounceMs, findQuiet);

	let hovering = false;
	const pointer = (place: PointerPlace) => {
		const settings = request()?.settings;
		if (settings?.ambient || settings?.interactions)
			send({ type: "pointer", layer, ...place, x: place.x - origin.left, y: place.y - origin.top });
		if (hovering === place.hovering) return;
		hovering = place.hovering;
		onHover(hovering);
	};
	const stopPointer = watchPointer(interactionArea, {
		moved: pointer,
		pressed(x, y) {
			if (request()?.settings.interactions) send({ type: "press", layer, x: x - origin.left, y: y - origin.top });
		},
	});
	// Content that changed without a scroll is noticed with the engine's word each second.
	const stopListening = listen((report) => {
		onReport(report);
		findQuiet();
	});
	addEventListener("resize", resize.call);
	addEventListener("scroll", scroll.call, { passive: true });
	findQuiet();

	return () => {
		removeEventListener("resize", resize.call);
		removeEventListener("scroll", scroll.call);
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
