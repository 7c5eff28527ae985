import type { DeviceHints } from "#src/platform/device-hints.ts";
import type { PerformanceLevel } from "./effect-settings.ts";
import type { CpuLoad } from "./governor.ts";
import type { PointerPlace } from "./pointer-watch.ts";
import type { QuietMap } from "./quiet-map.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerSize {
	/** CSS px. */
	width: number;
	height: number;
	/** Device px per CSS px in which the layer is painted. */
	pixelRatio: number;
}

/** What an engine is created with, and the first message sent to a worker. */
export interface EngineStart {
	seed: number;
	hints: DeviceHints;
	/** False keeps the requested quality, however slow it is. */
	governed: boolean;
}

/** Commands to an engine, the same on the page and in a worker. `layer` is the number of the canvas concerned. */
export type EngineCommand =
	| {
			type: "add";
			layer: number;
			canvas: HTMLCanvasElement | OffscreenCanvas;
			size: LayerSize;
			request: SceneRequest;
	  }
	| { type: "resize"; layer: number; size: LayerSize }
	| { type: "show"; layer: number; request: SceneRequest }
	| { type: "pointer"; layer: number; place: PointerPlace; presses: number }
	| { type: "quiet"; layer: number; map: QuietMap }
	| { type: "remove"; layer: number }
	| { type: "run"; running: boolean };

/** What an engine reports once a second while it runs. */
export interface EngineReport {
	cpuLoad: CpuLoad;
	/** What the governor currently allows. */
	performance: PerformanceLevel;
	/** Wind strength to one decimal, only above 1.5 and only if petals are falling. */
	wind: string | null;
	/** Live particles in all layers. */
	particles: number;
}
