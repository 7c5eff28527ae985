import type { AnimationSettings } from "./animation-settings.ts";
import {
	type Intensity,
	intensityReadings,
	interactionFactors,
	type PetalIntensity,
	particleIntensities,
	performanceScale,
	petalIntensities,
	petals,
	sizesPx,
	transitionCounts,
} from "./effect-settings.ts";
import { type Allowance, lower } from "./governor.ts";
import type { KindSettings } from "./kinds.ts";

/** A season's numbers and emoji, given by the caller. Specification 9. */
export interface SeasonNumbers {
	ambient: { elements: readonly string[]; count: number; speed: number; petals: PetalIntensity };
	interaction: { count: number; spreadPx: number; durationMs: number; radiusPx: number };
}

/** A running season transition, given by the caller while it lasts. */
export interface TransitionNumbers {
	elements: readonly string[];
	/** Of this transition, its drama counted in. */
	durationMs: number;
}

/** What a layer is asked to show. */
export interface SceneRequest {
	settings: AnimationSettings;
	season: SeasonNumbers | null;
	transition: TransitionNumbers | null;
	/** CSS colours of the petals. */
	petalColours: readonly string[];
}

/** What a layer shows: the settings of each kind that runs. */
export type Scene = { [Name in keyof KindSettings]?: KindSettings[Name] };

const intensities: readonly Intensity[] = ["minimal", "subtle", "moderate", "vibrant"];
const ownColours = [""];
const petalElements = ["petal"];

/**
 * Which effects run, and with which numbers: the visitor's choice, the season's numbers, and no more than the governor allows.
 * @example sceneFor(request, allowance).season?.count // 20 in spring with everything at its usual
 * Specification 4.6, 9
 */
export function sceneFor(request: SceneRequest, allowance: Allowance): Scene {
	const { settings, season, transition, petalColours } = request;
	const scale = performanceScale[lower(settings.performance, allowance.performance)];
	const weaker = Math.min(intensities.indexOf(settings.intensity), intensities.indexOf(allowance.intensity));
	const reading = intensityReadings[intensities[weaker] as Intensity];
	const scene: Scene = {};
	if (season && settings.ambient) {
		const { elements, count, speed } = season.ambient;
		const factor = particleIntensities[reading.particles];
		scene.season = {
			elements,
			colours: ownColours,
			sizes: sizesPx.season,
			count: Math.round(count * factor.count * scale.particles),
			speed: speed * factor.speed,
			opacity: factor.opacity,
		};
	}
	if (season && settings.petals && allowance.petals) {
		const { count, ...factor } = petalIntensities[reading.petals ?? season.ambient.petals];
		scene.petals = {
			elements: petalElements,
			colours: petalColours,
			sizes: sizesPx.petals,
			...factor,
			count: Math.round(petals.defaultCount * count * scale.petals),
		};
	}
	if (season && settings.interactions) {
		const { count, ...numbers } = season.interaction;
		const { elements } = season.ambient;
		const factor = interactionFactors[reading.interactions];
		scene.trail = { elements, colours: ownColours, sizes: sizesPx.trail };
		scene.burst = { ...scene.trail, sizes: sizesPx.burst, ...numbers, count: Math.round(count * factor) };
	}
	if (transition) {
		const count = transitionCounts[reading.drama];
		scene.transition = { ...transition, colours: ownColours, sizes: sizesPx.transition, count };
	}
	return scene;
}
