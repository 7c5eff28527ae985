import { cancelFrame, requestFrame } from "#src/platform/frames.ts";
import { createEngine } from "./engine.ts";
import type { EngineCommand, EngineReport, EngineStart } from "./engine-messages.ts";
import { createPainter } from "./paint.ts";

/**
 * The engine on the page itself, where no worker is to be had. The page comes first there: every step is taken, every
 * second one is painted.
 */
export function startOnPage(
	start: EngineStart,
	report: (report: EngineReport) => void,
): (command: EngineCommand) => void {
	return createEngine(start, { requestFrame, cancelFrame, createPainter, report, stepsPerPaint: 2 });
}
