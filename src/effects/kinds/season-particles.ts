import { addLook, type Effect, flyOn, type Kind, type Looks, type Moment, type Pointer } from "../effect.ts";
import { seasonParticles, tickMs } from "../effect-settings.ts";
import type { ParticlePool } from "../particle-pool.ts";
import { between, type Random } from "../random.ts";

export interface SeasonParticlesSettings extends Looks {
	/** Target count. */
	count: number;
	/** Factor on the drift speed; 1 is usual. */
	speed: number;
	/** Maximum opacity, 0 to 1. */
	opacity: number;
}

const { respawnMs, wrapMarginPx, pullRadiusPx, lifetimeMs } = seasonParticles;
/** The pull at the centre, in px per tick²; it grows linearly from zero at the radius. */
const pull = 0.06;
/** Pulled particles never exceed this multiple of the speed. */
const topSpeed = 2;
/** Time for a new particle to fade in, so that none pops up. */
const appearMs = 600;

function spawn(effect: Effect<SeasonParticlesSettings>, moment: Moment, random: Random): void {
	effect.sinceSpawnMs += moment.elapsedMs;
	if (effect.begun && effect.sinceSpawnMs < respawnMs) return;
	effect.begun = true;
	effect.sinceSpawnMs = 0;
	const { pool, settings } = effect;
	while (pool.count < settings.count) {
		const index = addLook(effect, random);
		if (index < 0) return;
		pool.x[index] = random() * moment.width;
		pool.y[index] = random() * moment.height;
		pool.vx[index] = between(random, -0.5, 0.5) * settings.speed;
		pool.vy[index] = between(random, 0.1, 0.7) * settings.speed;
		pool.lifetime[index] = between(random, lifetimeMs.least, lifetimeMs.most);
	}
}

function step({ pool, settings }: Effect<SeasonParticlesSettings>, moment: Moment): void {
	const { elapsedMs, width, height, pointer } = moment;
	if (pointer.inside) lean(pool, pointer, (pull * elapsedMs) / tickMs, topSpeed * settings.speed);
	flyOn(pool, elapsedMs, (age, lifetime) => settings.opacity * (1 - age / lifetime) * Math.min(1, age / appearMs));
	const { x, y } = pool;
	for (let i = 0; i < pool.count; i++) {
		x[i] = wrap(x[i] as number, width);
		y[i] = wrap(y[i] as number, height);
	}
}

/** Particles near the pointer turn towards it, more the nearer they are. */
function lean({ count, x, y, vx, vy }: ParticlePool, pointer: Pointer, force: number, top: number): void {
	for (let i = 0; i < count; i++) {
		const dx = pointer.x - (x[i] as number);
		const dy = pointer.y - (y[i] as number);
		const distance = Math.sqrt(dx * dx + dy * dy);
		if (distance >= pullRadiusPx || distance <= 1) continue;
		const share = (force * (1 - distance / pullRadiusPx)) / distance;
		vx[i] = clamp((vx[i] as number) + dx * share, top);
		vy[i] = clamp((vy[i] as number) + dy * share, top);
	}
}

function clamp(value: number, most: number): number {
	return value > most ? most : value < -most ? -most : value;
}

/** A particle that leaves on one side beyond the margin comes back on the other. */
function wrap(position: number, length: number): number {
	if (position < -wrapMarginPx) return length + wrapMarginPx;
	return position > length + wrapMarginPx ? -wrapMarginPx : position;
}

/**
 * Particles drift about the page, fade with age, wrap around at the edges, and are drawn towards the pointer.
 * Specification 4.6, 9.
 */
export const seasonParticlesKind: Kind<SeasonParticlesSettings> = {
	capacity: ({ count }) => count,
	spawn,
	step,
	ongoing: ({ settings }) => settings.count > 0,
};
