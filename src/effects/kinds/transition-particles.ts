import { addLook, type Effect, type Kind, type Looks, type Moment } from "../effect.ts";
import { tickMs } from "../effect-settings.ts";
import { removeParticle } from "../particle-pool.ts";
import { between, type Random } from "../random.ts";

export interface TransitionSettings extends Looks {
	count: number;
	/** Of the whole transition; the last particle is gone at its end. */
	durationMs: number;
}

/** They set out during the beginning, the first 30 % of a transition. Specification 9. */
const beginning = 0.3;
const clearest = 0.9;

function spawn(effect: Effect<TransitionSettings>, { width, height }: Moment, random: Random): void {
	if (effect.begun) return;
	effect.begun = true;
	const { pool, settings } = effect;
	for (let n = 0; n < settings.count; n++) {
		const index = addLook(effect, random);
		if (index < 0) return;
		const lifetime = settings.durationMs * (1 - beginning);
		pool.x[index] = random() * width;
		pool.y[index] = between(random, 0.1, 0.9) * height;
		pool.vx[index] = between(random, -1, 1);
		pool.vy[index] = between(random, -1.4, -0.2);
		pool.lifetime[index] = lifetime;
		// Not yet born: its time comes during the beginning.
		pool.age[index] = -random() * settings.durationMs * beginning;
	}
}

function step({ pool }: Effect<TransitionSettings>, { elapsedMs }: Moment): void {
	const { x, y, vx, vy, age, lifetime, rotation, spin, opacity } = pool;
	const ticks = elapsedMs / tickMs;
	for (let i = pool.count - 1; i >= 0; i--) {
		const older = (age[i] as number) + elapsedMs;
		age[i] = older;
		if (older < 0) continue;
		const life = older / (lifetime[i] as number);
		if (life >= 1) {
			removeParticle(pool, i);
			continue;
		}
		opacity[i] = clearest * Math.sin(Math.PI * life);
		x[i] = (x[i] as number) + (vx[i] as number) * ticks;
		y[i] = (y[i] as number) + (vy[i] as number) * ticks;
		rotation[i] = (rotation[i] as number) + (spin[i] as number) * ticks;
	}
}

/** Rise once through the season transition, clearest in the middle of their way. Specification 4.5, 9. */
export const transitionParticlesKind: Kind<TransitionSettings> = {
	capacity: ({ count }) => count,
	spawn,
	step,
	ongoing: ({ begun }) => !begun,
};
