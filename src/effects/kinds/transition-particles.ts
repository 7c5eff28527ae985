import { addLook, type Effect, flyOn, type Kind, type Looks, type Moment } from "../effect.ts";
import { peakShare } from "../effect-settings.ts";
import { between, type Random } from "../random.ts";

export interface TransitionSettings extends Looks {
	count: number;
	/** Duration of the whole transition; the last particle is gone at its end. */
	durationMs: number;
}

/** Particles start during the beginning phase. Specification 9. */
const beginning = peakShare.begins;
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
		// Not born yet: it starts at a random time during the beginning phase.
		pool.age[index] = -random() * settings.durationMs * beginning;
	}
}

function step({ pool }: Effect<TransitionSettings>, { elapsedMs }: Moment): void {
	flyOn(pool, elapsedMs, (age, lifetime) => clearest * Math.sin((Math.PI * age) / lifetime));
}

/** Particles rise once during the season transition, most opaque halfway. Specification 4.5, 9. */
export const transitionParticlesKind: Kind<TransitionSettings> = {
	capacity: ({ count }) => count,
	spawn,
	step,
	ongoing: ({ begun }) => !begun,
};
