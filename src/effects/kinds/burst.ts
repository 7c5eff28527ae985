import { addLook, type Effect, type Kind, type Looks, type Moment } from "../effect.ts";
import { tickMs } from "../effect-settings.ts";
import { removeParticle } from "../particle-pool.ts";
import { between, type Random } from "../random.ts";

export interface BurstSettings extends Looks {
	/** Particles per burst. */
	count: number;
	/** How far they fly. */
	spreadPx: number;
	durationMs: number;
	/** How far the pointer moves before hovering triggers another burst. */
	radiusPx: number;
}

/** Concurrent bursts; further clicks have no effect until there is room. */
const burstsAtOnce = 6;
const clearest = 0.9;

function burst(effect: Effect<BurstSettings>, { x, y }: { x: number; y: number }, random: Random): void {
	const { pool, settings } = effect;
	for (let n = 0; n < settings.count; n++) {
		const index = addLook(effect, random);
		if (index < 0) return;
		const angle = random() * 2 * Math.PI;
		// With uniform deceleration it covers half the distance of its initial speed.
		const speed = (2 * between(random, 0.4, 1) * settings.spreadPx * tickMs) / settings.durationMs;
		pool.x[index] = x;
		pool.y[index] = y;
		pool.vx[index] = Math.cos(angle) * speed;
		pool.vy[index] = Math.sin(angle) * speed;
		pool.lifetime[index] = settings.durationMs;
	}
}

function spawn(effect: Effect<BurstSettings>, { pointer }: Moment, random: Random): void {
	for (let n = 0; n < pointer.presses; n++) burst(effect, pointer, random);
	if (!pointer.hovering) {
		effect.begun = false;
		return;
	}
	const moved = Math.hypot(pointer.x - effect.lastX, pointer.y - effect.lastY);
	if (effect.begun && moved < effect.settings.radiusPx) return;
	effect.begun = true;
	effect.lastX = pointer.x;
	effect.lastY = pointer.y;
	burst(effect, pointer, random);
}

function step({ pool }: Effect<BurstSettings>, { elapsedMs }: Moment): void {
	const { x, y, vx, vy, age, lifetime, rotation, spin, opacity } = pool;
	const ticks = elapsedMs / tickMs;
	for (let i = pool.count - 1; i >= 0; i--) {
		const left = 1 - ((age[i] as number) + elapsedMs) / (lifetime[i] as number);
		if (left <= 0) {
			removeParticle(pool, i);
			continue;
		}
		// The mean speed over the step, so that long and short steps cover the same distance.
		const pace = ticks * (left + elapsedMs / (lifetime[i] as number) / 2);
		age[i] = (age[i] as number) + elapsedMs;
		opacity[i] = clearest * left;
		x[i] = (x[i] as number) + (vx[i] as number) * pace;
		y[i] = (y[i] as number) + (vy[i] as number) * pace;
		rotation[i] = (rotation[i] as number) + (spin[i] as number) * ticks;
	}
}

/**
 * Particles fly out from a click, and from the pointer when it enters and each time it has moved by another radius.
 * Specification 4.6, 9.
 */
export const burstKind: Kind<BurstSettings> = {
	capacity: ({ count }) => count * burstsAtOnce,
	spawn,
	step,
	ongoing: () => false,
};
