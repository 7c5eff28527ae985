import { tickMs } from "./effect-settings.ts";
import type { EngineCommand, EngineReport, EngineStart } from "./engine-messages.ts";
import { allowanceOf, cpuLoad, createGovernor, judgeSecond, lower, performanceOf } from "./governor.ts";
import {
	arrange,
	countParticles,
	createLayer,
	isActive,
	type Layer,
	paintLayer,
	resizeLayer,
	stepLayer,
} from "./layer.ts";
import type { Painter } from "./paint.ts";
import { createRandom } from "./random.ts";
import { createWind, stepWind, windReadout } from "./wind.ts";

/** What an engine needs from its environment. */
export interface EngineEdges {
	requestFrame(frame: (time: number) => void): number;
	cancelFrame(id: number): void;
	/** @returns null if the browser cannot paint on it: the layer then stays empty */
	createPainter(canvas: HTMLCanvasElement | OffscreenCanvas): Painter | null;
	report(report: EngineReport): void;
	/** Number of steps per paint; 1 if painting blocks nothing else. */
	stepsPerPaint: number;
}

/** A step counts as at most this long, so that nothing jumps after a pause. */
const maxStepMs = 100;
const secondMs = 1_000;

/**
 * Everything that moves on the page, in one frame loop. It follows commands (`EngineCommand`) and runs only while
 * something moves: no frame is requested while it is paused or there is nothing to see.
 * @returns the function that sends it commands
 */
export function createEngine(
	{ seed, hints, governed }: EngineStart,
	edges: EngineEdges,
): (command: EngineCommand) => void {
	const layers = new Map<number, Layer>();
	const wind = createWind();
	const governor = createGovernor(hints);
	const random = createRandom(seed);
	let running = true;
	let frameId: number | null = null;
	let lastStep: number | null = null;
	let secondBegan = 0;
	let frames = 0;
	let steps = 0;

	function wake(): void {
		if (frameId !== null || !running || ![...layers.values()].some(isActive)) return;
		lastStep = null;
		frameId = edges.requestFrame(frame);
	}

	function rest(): void {
		if (frameId !== null) edges.cancelFrame(frameId);
		frameId = null;
	}

	function frame(time: number): void {
		frameId = edges.requestFrame(frame);
		frames++;
		// A pause that nothing announced, such as the device's sleep, is no slow second: no rate is judged across it.
		if (lastStep === null || time - lastStep > secondMs) {
			// As if a tick had passed, so that the first frame already shows something.
			lastStep = time - tickMs;
			secondBegan = time;
			frames = 0;
		}
		const elapsed = time - lastStep;
		if (elapsed < tickMs) return;
		lastStep = time;
		step(Math.min(elapsed, maxStepMs));
		if (time - secondBegan >= secondMs) endSecond(time);
	}

	function step(elapsed: number): void {
		stepWind(wind, elapsed, random);
		const paints = steps++ % edges.stepsPerPaint === 0;
		let lively = false;
		for (const layer of layers.values()) {
			stepLayer(layer, elapsed, wind.strength, random);
			const goesOn = isActive(layer);
			if (paints || !goesOn) paintLayer(layer);
			lively ||= goesOn;
		}
		if (!lively) rest();
	}

	function endSecond(time: number): void {
		const fps = (frames * secondMs) / (time - secondBegan);
		secondBegan = time;
		frames = 0;
		if (governed && judgeSecond(governor, fps)) arrangeAll();
		let particles = 0;
		let windy = false;
		for (const layer of layers.values()) {
			particles += countParticles(layer);
			windy ||= layer.effects.petals !== undefined;
		}
		edges.report({
			cpuLoad: cpuLoad(fps),
			performance: performanceOf(governor),
			wind: windy ? windReadout(wind.strength) : null,
			particles,
		});
	}

	function arrangeAll(): void {
		// The lowest performance requested by any layer limits all of them.
		governor.choice = [...layers.values()].map(({ request }) => request.performance).reduce(lower, "high");
		for (const layer of layers.values()) arrange(layer, allowanceOf(governor));
	}

	function commandLayer(layer: Layer, command: EngineCommand): void {
		const { pointer } = layer.moment;
		switch (command.type) {
			case "resize":
				resizeLayer(layer, command.size);
				paintLayer(layer);
				break;
			case "show":
				layer.request = command.request;
				arrangeAll();
				if (!isActive(layer)) paintLayer(layer);
				break;
			case "pointer":
				layer.stirred = true;
				pointer.presses += command.presses;
				Object.assign(pointer, command.place);
				break;
			case "quiet":
				layer.quiet = command.map;
				break;
		}
	}

	return (command) => {
		switch (command.type) {
			case "add": {
				const painter = edges.createPainter(command.canvas);
				if (painter) layers.set(command.layer, createLayer(painter, command.size, command.request));
				arrangeAll();
				break;
			}
			case "remove":
				layers.delete(command.layer);
				arrangeAll();
				break;
			case "run":
				running = command.running;
				break;
			default: {
				const layer = layers.get(command.layer);
				if (layer) commandLayer(layer, command);
			}
		}
		if (!running || layers.size === 0) rest();
		else wake();
	};
}
