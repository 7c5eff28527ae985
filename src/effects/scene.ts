import {
	type Intensity,
	intensityReadings,
	interactionFactors,
	type PerformanceLevel,
	type PetalIntensity,
	particleIntensities,
	performanceScale,
	petals as petalFigures,
	petalIntensities,
	sizesPx,
	transitionCounts,
} from "./effect-settings.ts";
import { type Allowance, lower } from "./governor.ts";
import type { KindSettings } from "./kinds.ts";

/** Emoji that drift across the page, and the usual intensity of the petals among them. */
export interface Ambient {
	elements: readonly string[];
	count: number;
	speed: number;
	petals: PetalIntensity;
}

/** How emoji respond to the pointer, in bursts and as its trail. */
export interface AnswerFigures {
	count: number;
	spreadPx: number;
	durationMs: number;
	radiusPx: number;
}

/** What a layer is asked to show: its parts, at most at the levels the visitor chose. Numbers: specification 9 */
export interface SceneRequest {
	performance: PerformanceLevel;
	intensity: Intensity;
	/** CSS colour of the petals that replace emoji on a system without them. */
	petalColour?: string | undefined;
	/** Emoji that drift across the page. */
	particles?: Omit<Ambient, "petals"> | undefined;
	/** Falling petals, with CSS colours; `usual` is their intensity unless the visitor chose another. */
	petals?: { colours: readonly string[]; usual: PetalIntensity } | undefined;
	/** Emoji that respond to the pointer. */
	answers?: AnswerFigures & { elements: readonly string[] };
	/** Emoji that rise once within the duration of the season transition. */
	passage?: { elements: readonly string[]; durationMs: number };
}

/** What a layer shows: the settings of each kind that runs. */
export type Scene = { [Name in keyof KindSettings]?: KindSettings[Name] };

const intensities: readonly Intensity[] = ["minimal", "subtle", "moderate", "vibrant"];
const ownColours = [""];
const petalElements = ["petal"];

/**
 * Which effects run and with which numbers: what is requested, limited by what the governor allows.
 * @example sceneFor(request, allowance).season?.count // 20 in spring with everything at its usual
 * Specification 4.6, 9
 */
export function sceneFor(request: SceneRequest, allowance: Allowance): Scene {
	const { particles, petals, answers, passage, petalColour } = request;
	/** The look of emoji particles: they have their own colours. */
	const emoji = (elements: readonly string[], sizes: readonly number[]) => ({
		elements,
		colours: ownColours,
		sizes,
		petalColour,
	});
	const scale = performanceScale[lower(request.performance, allowance.performance)];
	const weaker = Math.min(intensities.indexOf(request.intensity), intensities.indexOf(allowance.intensity));
	const reading = intensityReadings[intensities[weaker] as Intensity];
	const scene: Scene = {};
	if (particles) {
		const { count, speed, opacity } = particleIntensities[reading.particles];
		scene.season = {
			...emoji(particles.elements, sizesPx.season),
			count: Math.round(particles.count * count * scale.particles),
			speed: particles.speed * speed,
			opacity,
		};
	}
	if (petals && allowance.petals) {
		const { count, ...factors } = petalIntensities[reading.petals ?? petals.usual];
		scene.petals = {
			elements: petalElements,
			colours: petals.colours,
			sizes: sizesPx.petals,
			...factors,
			count: Math.round(petalFigures.defaultCount * count * scale.petals),
		};
	}
	if (answers) {
		const count = Math.round(answers.count * interactionFactors[reading.interactions]);
		scene.trail = emoji(answers.elements, sizesPx.trail);
		scene.burst = { ...answers, ...emoji(answers.elements, sizesPx.burst), count };
	}
	if (passage) {
		const count = transitionCounts[reading.drama];
		scene.transition = { ...passage, ...emoji(passage.elements, sizesPx.transition), count };
	}
	return scene;
}
