import { addLook, type Effect, type Kind, type Looks, type Moment } from "../effect.ts";
import { seasonParticles, tickMs } from "../effect-settings.ts";
import { removeParticle } from "../particle-pool.ts";
import { between, type Random } from "../random.ts";

export interface SeasonParticlesSettings extends Looks {
	/** Target count. */
	count: number;
	/** Factor on the drift, 1 being usual. */
	speed: number;
	/** At its clearest, 0 to 1. */
	opacity: number;
}

const { respawnMs, wrapMarginPx, pullRadiusPx, lifetimeMs } = seasonParticles;
/** The pull in the middle, in px per tick and tick; it grows evenly from nothing at the radius. */
const pull = 0.06;
/** Nothing is pulled beyond this multiple of the speed. */
const topSpeed = 2;
/** A new one takes this long to appear, so that none pops up. */
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
	const ticks = elapsedMs / tickMs;
	const { x, y, vx, vy, age, lifetime, rotation, spin, opacity } = pool;
	const top = topSpeed * settings.speed;
	for (let i = pool.count - 1; i >= 0; i--) {
		const older = (age[i] as number) + elapsedMs;
		const life = older / (lifetime[i] as number);
		if (life >= 1) {
			removeParticle(pool, i);
			continue;
		}
		age[i] = older;
		opacity[i] = settings.opacity * (1 - life) * Math.min(1, older / appearMs);
		if (pointer.inside) {
			const dx = pointer.x - (x[i] as number);
			const dy = pointer.y - (y[i] as number);
			const distance = Math.sqrt(dx * dx + dy * dy);
			if (distance < pullRadiusPx && distance > 1) {
				const force = (pull * ticks * (1 - distance / pullRadiusPx)) / distance;
				vx[i] = clamp((vx[i] as number) + dx * force, top);
				vy[i] = clamp((vy[i] as number) + dy * force, top);
			}
		}
		x[i] = wrap((x[i] as number) + (vx[i] as number) * ticks, width);
		y[i] = wrap((y[i] as number) + (vy[i] as number) * ticks, height);
		rotation[i] = (rotation[i] as number) + (spin[i] as number) * ticks;
	}
}

function clamp(value: number, most: number): number {
	return value > most ? most : value < -most ? -most : value;
}

/** Leaves on one side past the margin, comes back on the other. */
function wrap(position: number, length: number): number {
	if (position < -wrapMarginPx) return length + wrapMarginPx;
	return position > length + wrapMarginPx ? -wrapMarginPx : position;
}

/** Drift about the page, fade with age, come back on the other side, and lean towards the pointer. Specification 4.6, 9. */
export const seasonParticlesKind: Kind<SeasonParticlesSettings> = {
	capacity: ({ count }) => count,
	spawn,
	step,
	ongoing: ({ settings }) => settings.count > 0,
};
