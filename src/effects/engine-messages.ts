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
	/** Device px for each CSS px that the layer is painted with. */
	pixelRatio: number;
}

/** What an engine is made with, and what a worker is sent first. */
export interface EngineStart {
	seed: number;
	hints: DeviceHints;
	/** False keeps the quality that is asked for, however slow it is. */
	governed: boolean;
}

/** What an engine is told; the same on the page and over to a worker. `layer` numbers the canvas that it concerns. */
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

/** What an engine tells once a second while it runs. */
export interface EngineReport {
	/** Frames the browser gave in a second. */
	fps: number;
	cpuLoad: CpuLoad;
	/** What the governor allows at the moment. */
	performance: PerformanceLevel;
	/** Wind strength to one decimal, only above 1.5 and only where petals fall. */
	wind: string | null;
	/** Particles that live, in all layers. */
	particles: number;
}
