import { cancelFrame, requestFrame } from "#src/platform/frames.ts";
import { createEngine } from "./engine.ts";
import type { EngineCommand, EngineReport, EngineStart } from "./engine-messages.ts";
import { createPainter } from "./paint.ts";

/**
 * Runs the engine on the main thread, if no worker is available. The page takes priority there: every step is computed,
 * but only every second one is painted.
 */
export function startOnPage(
	start: EngineStart,
	report: (report: EngineReport) => void,
): (command: EngineCommand) => void {
	return createEngine(start, { requestFrame, cancelFrame, createPainter, report, stepsPerPaint: 2 });
}
