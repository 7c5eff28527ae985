import { addLook, type Effect, type Kind, type Looks, type Moment } from "../effect.ts";
import { tickMs, trailItemMs } from "../effect-settings.ts";
import { removeParticle } from "../particle-pool.ts";
import { between, type Random } from "../random.ts";

/** One item for every so many px of the pointer's way. */
const gapPx = 16;
const mostItems = 40;
const clearest = 0.7;

function spawn(effect: Effect<Looks>, { pointer }: Moment, random: Random): void {
	if (!pointer.hovering) {
		effect.begun = false;
		return;
	}
	if (effect.begun && Math.hypot(pointer.x - effect.lastX, pointer.y - effect.lastY) < gapPx) return;
	// The first place is only where the way begins.
	const moves = effect.begun;
	effect.begun = true;
	effect.lastX = pointer.x;
	effect.lastY = pointer.y;
	const index = moves ? addLook(effect, random) : -1;
	if (index < 0) return;
	const { pool } = effect;
	pool.x[index] = pointer.x;
	pool.y[index] = pointer.y;
	pool.vx[index] = between(random, -0.2, 0.2);
	pool.vy[index] = between(random, 0.1, 0.5);
	pool.lifetime[index] = trailItemMs;
}

function step({ pool }: Effect<Looks>, { elapsedMs }: Moment): void {
	const { x, y, vx, vy, age, lifetime, opacity } = pool;
	const ticks = elapsedMs / tickMs;
	for (let i = pool.count - 1; i >= 0; i--) {
		const older = (age[i] as number) + elapsedMs;
		if (older >= (lifetime[i] as number)) {
			removeParticle(pool, i);
			continue;
		}
		age[i] = older;
		opacity[i] = clearest * (1 - older / (lifetime[i] as number));
		x[i] = (x[i] as number) + (vx[i] as number) * ticks;
		y[i] = (y[i] as number) + (vy[i] as number) * ticks;
	}
}

/** Left behind by a hovering pointer, each for 1 s. Specification 9. */
export const trailKind: Kind<Looks> = { capacity: () => mostItems, spawn, step, ongoing: () => false };
