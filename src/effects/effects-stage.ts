import { type EngineHost, startEngine } from "./engine-host.ts";
import { type LayerOptions, type RunningLayer, runLayer } from "./run-layer.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerHandle {
	show(request: SceneRequest): void;
	remove(): void;
}

let engine: { host: Promise<EngineHost | null>; layers: number } | null = null;
let lastLayer = 0;

/**
 * Adds a canvas to an element and runs effects in it. The engine starts with the first layer and stops with the last.
 */
export function addLayer(
	container: HTMLElement,
	request: SceneRequest,
	options: LayerOptions,
	governed = true,
): LayerHandle {
	engine ??= { host: startEngine(governed), layers: 0 };
	engine.layers++;
	const { host } = engine;
	const layer = ++lastLayer;
	let wanted = request;
	let removed = false;
	let running: RunningLayer | undefined;

	void host.then((started) => {
		if (started && !removed) running = runLayer(started, layer, container, wanted, options);
	});

	return {
		show(changed) {
			if (changed === wanted) return;
			wanted = changed;
			running?.show(changed);
		},
		remove() {
			if (removed) return;
			removed = true;
			running?.stop();
			if (engine?.host !== host || --engine.layers > 0) return;
			engine = null;
			void host.then((started) => started?.stop());
		},
	};
}
