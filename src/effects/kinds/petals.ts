import { addLook, type Effect, type Kind, type Looks, type Moment } from "../effect.ts";
import { petals, tickMs } from "../effect-settings.ts";
import { removeParticle } from "../particle-pool.ts";
import { between, type Random } from "../random.ts";

export interface PetalsSettings extends Looks {
	/** Target count. */
	count: number;
	/** Factor on the fall speed, by intensity. */
	speed: number;
	/** Initial opacity, 0 to 1. */
	opacity: number;
	/** Probability of a new petal in a tick while there are fewer than the target. */
	frequency: number;
}

const mostVy = petals.maxSpeedFactor * petals.fallSpeed;
/** How far outside the page petals may start, so that wind does not empty its left side. */
const marginPx = 50;
const lifetimeMs = { least: 15_000, most: 25_000 };

/**
 * @param chance a random number from 0 to 1
 * @param frequency probability per tick
 * @returns whether an event of that probability happens within the given ticks
 */
export function happens(chance: number, frequency: number, ticks: number): boolean {
	return chance < 1 - (1 - frequency) ** ticks;
}

function spawn(effect: Effect<PetalsSettings>, moment: Moment, random: Random): void {
	const { pool, settings } = effect;
	if (pool.count >= settings.count || !happens(random(), settings.frequency, moment.elapsedMs / tickMs)) return;
	const index = addLook(effect, random);
	if (index < 0) return;
	pool.x[index] = between(random, -marginPx, moment.width + marginPx);
	pool.y[index] = -(pool.size[index] as number);
	pool.vx[index] = 0;
	pool.vy[index] = between(random, 0.5, 1) * petals.fallSpeed * settings.speed;
	pool.lifetime[index] = between(random, lifetimeMs.least, lifetimeMs.most);
}

function step({ pool, settings }: Effect<PetalsSettings>, moment: Moment): void {
	const { elapsedMs, width, height, wind } = moment;
	const ticks = elapsedMs / tickMs;
	const { x, y, vx, vy, age, lifetime, rotation, spin, opacity, size } = pool;
	const yielding = Math.min(1, 0.02 * ticks);
	for (let i = pool.count - 1; i >= 0; i--) {
		const older = (age[i] as number) + elapsedMs;
		const clear = settings.opacity * Math.max(0, 1 - older / (lifetime[i] as number));
		const below = (y[i] as number) + (vy[i] as number) * ticks;
		if (clear <= petals.leastOpacity || below > height + (size[i] as number)) {
			removeParticle(pool, i);
			continue;
		}
		age[i] = older;
		opacity[i] = clear;
		y[i] = below;
		vy[i] = Math.min(mostVy, (vy[i] as number) + 0.003 * settings.speed * ticks);
		// It picks up the wind slowly, and sways more the flatter it lies.
		vx[i] = (vx[i] as number) + (wind + 0.4 * Math.sin(rotation[i] as number) - (vx[i] as number)) * yielding;
		const beside = (x[i] as number) + (vx[i] as number) * ticks;
		x[i] = beside > width + marginPx ? -marginPx : beside < -marginPx ? width + marginPx : beside;
		rotation[i] = (rotation[i] as number) + (spin[i] as number) * ticks;
	}
}

/**
 * Petals fall from above, carried by the wind, until they are below the page or almost transparent. Specification 4.6,
 * 9.
 */
export const petalsKind: Kind<PetalsSettings> = {
	capacity: ({ count }) => count,
	spawn,
	step,
	ongoing: ({ settings }) => settings.count > 0,
};
