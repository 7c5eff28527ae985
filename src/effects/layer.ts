import type { Effect, Looks, Moment } from "./effect.ts";
import type { LayerSize } from "./engine-messages.ts";
import type { Allowance } from "./governor.ts";
import { type KindName, type KindSettings, kindNames, kinds } from "./kinds.ts";
import type { Painter } from "./paint.ts";
import { createPool, withRoom } from "./particle-pool.ts";
import { type QuietMap, shadeParticles } from "./quiet-map.ts";
import type { Random } from "./random.ts";
import { type SceneRequest, sceneFor } from "./scene.ts";

type Effects = { [Name in KindName]?: Effect<KindSettings[Name]> };

/** One canvas and the effects on it. */
export interface Layer {
	painter: Painter;
	request: SceneRequest;
	effects: Effects;
	quiet: QuietMap | null;
	moment: Moment;
	/** Whether the pointer did something since the last step. */
	stirred: boolean;
}

export function createLayer(painter: Painter, size: LayerSize, request: SceneRequest): Layer {
	const pointer = { x: 0, y: 0, inside: false, hovering: false, presses: 0 };
	const moment = { elapsedMs: 0, width: 0, height: 0, wind: 0, pointer };
	const layer: Layer = { painter, request, effects: {}, quiet: null, moment, stirred: false };
	resizeLayer(layer, size);
	return layer;
}

export function resizeLayer({ painter, moment }: Layer, { width, height, pixelRatio }: LayerSize): void {
	moment.width = width;
	moment.height = height;
	painter.resize(width, height, pixelRatio);
}

/** Brings the running effects in line with what is requested and allowed. */
export function arrange(layer: Layer, allowance: Allowance): void {
	const scene = sceneFor(layer.request, allowance);
	const effects: { [name: string]: Effect<KindSettings[KindName]> | undefined } = layer.effects;
	for (const name of kindNames) {
		const settings = scene[name];
		effects[name] = settings && adjust(name, settings, effects[name]);
	}
}

/** Keeps the existing particles unless their look changes; removes those that exceed the new settings. */
function adjust<Name extends KindName>(
	name: Name,
	settings: KindSettings[Name],
	running: Effect<KindSettings[Name]> | undefined,
): Effect<KindSettings[Name]> {
	const capacity = kinds[name].capacity(settings);
	if (!running || !looksAlike(running.settings, settings))
		return { settings, pool: createPool(capacity), sinceSpawnMs: 0, begun: false, lastX: 0, lastY: 0 };
	running.settings = settings;
	if (running.pool.capacity < capacity) running.pool = withRoom(running.pool, capacity);
	running.pool.count = Math.min(running.pool.count, capacity);
	return running;
}

function looksAlike(one: Looks, other: Looks): boolean {
	return `${one.elements}|${one.colours}|${one.sizes}` === `${other.elements}|${other.colours}|${other.sizes}`;
}

/** Adds, moves and shades particles without painting. */
export function stepLayer(layer: Layer, elapsedMs: number, wind: number, random: Random): void {
	const { effects, moment, quiet } = layer;
	layer.stirred = false;
	moment.elapsedMs = elapsedMs;
	moment.wind = wind;
	for (const name of kindNames) stepEffect(name, effects[name], moment, random, quiet);
	moment.pointer.presses = 0;
}

function stepEffect<Name extends KindName>(
	name: Name,
	effect: Effect<KindSettings[Name]> | undefined,
	moment: Moment,
	random: Random,
	quiet: QuietMap | null,
): void {
	if (!effect) return;
	kinds[name].spawn(effect, moment, random);
	kinds[name].step(effect, moment);
	shadeParticles(effect.pool, quiet, moment.elapsedMs);
}

export function paintLayer({ painter, effects }: Layer): void {
	painter.clear();
	for (const name of kindNames) {
		const effect = effects[name];
		if (effect) painter.paint(effect);
	}
	painter.finish();
}

/** Number of live particles in the layer. */
export function countParticles({ effects }: Layer): number {
	let sum = 0;
	for (const name of kindNames) sum += effects[name]?.pool.count ?? 0;
	return sum;
}

/**
 * Whether anything moves, or is about to without further input. Petals that are withheld count: they come back after
 * enough smooth seconds.
 */
export function isActive(layer: Layer): boolean {
	const { stirred, request, effects } = layer;
	if (stirred || countParticles(layer) > 0 || (request.petals && !effects.petals)) return true;
	return kindNames.some((name) => goesOn(name, layer.effects[name]));
}

function goesOn<Name extends KindName>(name: Name, effect: Effect<KindSettings[Name]> | undefined): boolean {
	return effect !== undefined && kinds[name].ongoing(effect);
}
