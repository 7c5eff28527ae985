import type { Effect, Looks, Moment } from "./effect.ts";
import { type KindName, type KindSettings, kinds } from "./kinds.ts";
import { createPool, type ParticlePool } from "./particle-pool.ts";
import { createRandom } from "./random.ts";

const looks: Looks = { elements: ["a", "b"], colours: ["", "x"], sizes: [10, 20] };
const settings: KindSettings = {
	season: { ...looks, count: 25, speed: 1, opacity: 0.6 },
	petals: { ...looks, count: 50, speed: 1, opacity: 0.6, frequency: 0.3 },
	burst: { ...looks, count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
	trail: looks,
	transition: { ...looks, count: 25, durationMs: 3000 },
};

/**
 * An effect of one kind with its usual settings in an 800 × 600 px layer, stepped by hand. The pointer is at the centre
 * of the layer but outside the window.
 */
export function begin<Name extends KindName>(name: Name, changed: Partial<KindSettings[Name]> = {}, seed = 1) {
	const own = { ...settings[name], ...changed };
	const pool = createPool(kinds[name].capacity(own));
	const effect: Effect<KindSettings[Name]> = { settings: own, pool, sinceSpawnMs: 0, begun: false, lastX: 0, lastY: 0 };
	const pointer = { x: 400, y: 300, inside: false, hovering: false, presses: 0 };
	const moment: Moment = { elapsedMs: 16, width: 800, height: 600, wind: 0.5, pointer };
	const random = createRandom(seed);
	const run = (ms: number, elapsedMs = 16, each = () => {}) => {
		for (let passed = 0; passed < ms; passed += elapsedMs) {
			moment.elapsedMs = elapsedMs;
			kinds[name].spawn(effect, moment, random);
			kinds[name].step(effect, moment);
			moment.pointer.presses = 0;
			each();
		}
	};
	const step = () => kinds[name].step(effect, moment);
	const goesOn = () => kinds[name].ongoing(effect);
	return { effect, pool, moment, pointer, run, step, goesOn };
}

/** Runs the check for every particle. */
export const each = (pool: ParticlePool, check: (index: number) => void) => {
	for (let index = 0; index < pool.count; index++) check(index);
};
export const at = (column: ArrayLike<number>, index: number) => column[index] as number;
