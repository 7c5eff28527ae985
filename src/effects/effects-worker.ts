import { cancelFrame, hasFrames, requestFrame } from "#src/platform/frames.ts";
import { createEngine, type EngineEdges } from "./engine.ts";
import type { EngineCommand, EngineStart } from "./engine-messages.ts";
import { createPainter } from "./paint.ts";

const edges: EngineEdges = {
	requestFrame,
	cancelFrame,
	createPainter,
	report: (report) => self.postMessage(report),
	stepsPerPaint: 1,
};

self.onmessage = ({ data: start }: MessageEvent<EngineStart>) => {
	const command = createEngine(start, edges);
	self.onmessage = ({ data }: MessageEvent<EngineCommand>) => command(data);
};

// Canvases are transferred only to a worker that has said it can paint them: a transfer cannot be undone.
if (hasFrames()) self.postMessage("ready");
else throw new Error("This browser's workers have no frames");
