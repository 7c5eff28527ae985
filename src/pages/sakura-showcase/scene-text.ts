import { trailItemMs } from "#src/effects/effect-settings.ts";
import { type SceneRequest, sceneFor } from "#src/effects/scene.ts";

/** A governor's allowance that withholds nothing. */
const everything = { performance: "high", intensity: "vibrant", petals: true } as const;

const rounded = (value: number) => String(Math.round(value * 100) / 100);

/**
 * The figures of what runs on a stage, by the rules of the effects themselves.
 * @example sceneText(request) // "20 particles, speed 0.8, opacity 0.6"
 */
export function sceneText(request: SceneRequest): string {
	const { season, petals, burst, transition } = sceneFor(request, everything);
	if (season) return `${season.count} particles, speed ${rounded(season.speed)}, opacity ${season.opacity}`;
	if (petals)
		return `${petals.count} petals, speed ${petals.speed}, opacity ${petals.opacity}, ${petals.frequency} new a tick`;
	if (transition) return `${transition.count} particles in ${transition.durationMs} ms`;
	if (burst && burst.count > 0)
		return `${burst.count} particles a burst, ${burst.spreadPx} px wide, for ${burst.durationMs} ms`;
	return `Each item lasts ${trailItemMs} ms`;
}
