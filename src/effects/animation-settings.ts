import type { Intensity, PerformanceLevel } from "./effect-settings.ts";

/** The visitor's settings that concern particles. */
export interface EffectSettings {
	ambient: boolean;
	petals: boolean;
	interactions: boolean;
	performance: PerformanceLevel;
	intensity: Intensity;
}

/** Everything a visitor sets about motion. Specification 3 (animation settings). */
export interface AnimationSettings extends EffectSettings {
	/** Whether the passage to another season is shown. */
	transitions: boolean;
	/** Whether it tells the season's story. */
	culturalNarrative: boolean;
}

/**
 * The settings under reduced motion: no petals, no interactions, no transitions, minimal intensity. Nothing moves by
 * itself either, so no effect code is loaded at all. Specification 4.6
 */
export function underReducedMotion(settings: AnimationSettings): AnimationSettings {
	return { ...settings, ambient: false, petals: false, interactions: false, transitions: false, intensity: "minimal" };
}

/** Whether there is any effect to run. */
export function anythingMoves({ ambient, petals, interactions }: EffectSettings): boolean {
	return ambient || petals || interactions;
}
