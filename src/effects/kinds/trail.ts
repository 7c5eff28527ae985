import { addLook, type Effect, flyOn, type Kind, type Looks, type Moment } from "../effect.ts";
import { trailItemMs } from "../effect-settings.ts";
import { between, type Random } from "../random.ts";

/** One item per this many px of the pointer's path. */
const gapPx = 16;
const maxItems = 40;
const clearest = 0.7;

function spawn(effect: Effect<Looks>, { pointer }: Moment, random: Random): void {
	if (!pointer.hovering) {
		effect.begun = false;
		return;
	}
	if (effect.begun && Math.hypot(pointer.x - effect.lastX, pointer.y - effect.lastY) < gapPx) return;
	// The first position only starts the path.
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
	pool.spin[index] = 0;
	pool.lifetime[index] = trailItemMs;
}

function step({ pool }: Effect<Looks>, { elapsedMs }: Moment): void {
	flyOn(pool, elapsedMs, (age, lifetime) => clearest * (1 - age / lifetime));
}

/** Items left behind by a hovering pointer, each for 1 s. Specification 9. */
export const trailKind: Kind<Looks> = { capacity: () => maxItems, spawn, step, ongoing: () => false };
