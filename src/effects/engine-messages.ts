import type { DeviceHints } from "#src/platform/device-hints.ts";
import type { Performance } from "./effect-settings.ts";
import type { CpuLoad } from "./governor.ts";
import type { QuietMap } from "./quiet-map.ts";
import type { SceneRequest } from "./scene.ts";

export interface LayerSize {
	/** CSS px. */
	width: number;
	height: number;
	/** Device px for each CSS px that the layer is painted with. */
	pixelRatio: number;
}

/** What an engine is told; the same on the page and over to a worker. `layer` numbers the canvas that it concerns. */
export type EngineCommand =
	| { type: "begin"; seed: number; hints: DeviceHints; governed: boolean }
	| ({ type: "add"; layer: number; canvas: HTMLCanvasElement | OffscreenCanvas } & LayerSize)
	| ({ type: "resize"; layer: number } & LayerSize)
	| { type: "show"; layer: number; request: SceneRequest }
	| { type: "pointer"; layer: number; x: number; y: number; inside: boolean; hovering: boolean }
	| { type: "press"; layer: number; x: number; y: number }
	| { type: "quiet"; layer: number; map: QuietMap | null }
	| { type: "remove"; layer: number }
	| { type: "run"; running: boolean };

/** What an engine tells once a second while it runs. */
export interface EngineReport {
	/** Frames the browser gave in a second. */
	fps: number;
	cpuLoad: CpuLoad;
	/** What the governor allows at the moment. */
	performance: Performance;
	/** Wind strength to one decimal, only above 1.5 and only where petals fall. */
	wind: string | null;
	/** Particles that live, in all layers. */
	particles: number;
}
