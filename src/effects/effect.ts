import { tickMs } from "./effect-settings.ts";
import { addParticle, type ParticlePool, removeParticle } from "./particle-pool.ts";
import type { PointerPlace } from "./pointer-watch.ts";
import { between, type Random } from "./random.ts";

/** What an effect's particles look like: emoji, or the petal in several colours. Each look is drawn once. */
export interface Looks {
	/** Emoji, or `petal`. */
	elements: readonly string[];
	/** CSS colours of petals; emoji have their own and take one empty entry. */
	colours: readonly string[];
	/** Diameters in CSS px. */
	sizes: readonly number[];
	/** CSS colour of the petal that replaces an emoji on a system without emoji. */
	petalColour?: string | undefined;
}

/** Where the pointer is, in the layer's own px. */
export interface Pointer extends PointerPlace {
	/** Clicks since the last step. */
	presses: number;
}

/** What a step needs to know about its surroundings. */
export interface Moment {
	/** Time since the last step, in ms. */
	elapsedMs: number;
	/** The layer's size, in CSS px. */
	width: number;
	height: number;
	/** Wind strength, 0 to 2. */
	wind: number;
	pointer: Pointer;
}

/** One running effect: its settings, its particles, and the little state it keeps between steps. */
export interface Effect<Settings extends Looks> {
	settings: Settings;
	pool: ParticlePool;
	/** Time since particles were last added, in ms. */
	sinceSpawnMs: number;
	begun: boolean;
	/** Where the pointer last left particles. */
	lastX: number;
	lastY: number;
}

/** A kind of effect. `spawn` and `step` are pure except that they change the effect and draw random numbers. */
export interface Kind<Settings extends Looks> {
	/** The maximum number of particles it can have with these settings. */
	capacity(settings: Settings): number;
	/** Adds the particles that are due now. */
	spawn(effect: Effect<Settings>, moment: Moment, random: Random): void;
	/** Moves, ages and removes particles. */
	step(effect: Effect<Settings>, moment: Moment): void;
	/** Whether it keeps running by itself; other kinds wait for the pointer. */
	ongoing(effect: Effect<Settings>): boolean;
}

/** Adds a particle with a random look and rotation. @returns its index, or -1 when there is no room */
export function addLook({ settings, pool }: Effect<Looks>, random: Random): number {
	const index = addParticle(pool);
	if (index < 0) return index;
	const { elements, colours, sizes } = settings;
	const element = Math.floor(random() * elements.length);
	const color = Math.floor(random() * colours.length);
	const size = Math.floor(random() * sizes.length);
	pool.element[index] = element;
	pool.color[index] = color;
	pool.size[index] = sizes[size] as number;
	pool.row[index] = (element * colours.length + color) * sizes.length + size;
	pool.rotation[index] = random() * 2 * Math.PI;
	pool.spin[index] = between(random, -0.02, 0.02);
	return index;
}

/**
 * Ages every particle, removes those past their lifetime, and moves and rotates the others by their own velocity. A
 * particle with an age below 0 is not born yet.
 * @param opacityAt from age and lifetime in ms to 0 to 1
 */
export function flyOn(
	pool: ParticlePool,
	elapsedMs: number,
	opacityAt: (age: number, lifetime: number) => number,
): void {
	const { x, y, vx, vy, age, lifetime, rotation, spin, opacity } = pool;
	const ticks = elapsedMs / tickMs;
	for (let i = pool.count - 1; i >= 0; i--) {
		const older = (age[i] as number) + elapsedMs;
		const life = lifetime[i] as number;
		age[i] = older;
		if (older < 0) continue;
		if (older >= life) {
			removeParticle(pool, i);
			continue;
		}
		opacity[i] = opacityAt(older, life);
		x[i] = (x[i] as number) + (vx[i] as number) * ticks;
		y[i] = (y[i] as number) + (vy[i] as number) * ticks;
		rotation[i] = (rotation[i] as number) + (spin[i] as number) * ticks;
	}
}
