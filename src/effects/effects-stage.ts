import { type EngineHost, type EngineOptions, startEngine } from "./engine-host.ts";
import { type LayerOptions, runLayer } from "./run-layer.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerHandle {
	show(request: SceneRequest): void;
	remove(): void;
}

const usual: EngineOptions = { useWorker: true, governed: true };

let engine: { host: Promise<EngineHost | null>; layers: number } | null = null;
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
		if (started && !ending.signal.aborted) stop = runLayer(started, layer, container, options, () => request);
	});

	return {
		show(wanted) {
			request = wanted;
			void host.then((started) => {
				if (!ending.signal.aborted && request === wanted) started?.send({ type: "show", layer, request });
			});
		},
		remove() {
			if (ending.signal.aborted) return;
			ending.abort();
			stop();
			if (engine?.host !== host || --engine.layers > 0) return;
			engine = null;
			void host.then((started) => started?.stop());
		},
	};
}
