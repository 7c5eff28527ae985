import type { Intensity, PerformanceLevel } from "./effect-settings.ts";

/** The visitor's settings that concern particles. Specification 3 (animation settings). */
export interface AnimationSettings {
	ambient: boolean;
	petals: boolean;
	interactions: boolean;
	performance: PerformanceLevel;
	intensity: Intensity;
}

/**
 * The settings under reduced motion: no petals, no interactions, minimal intensity. Nothing moves by itself either, so
 * no effect code is loaded at all. Specification 4.6
 */
export function underReducedMotion(settings: AnimationSettings): AnimationSettings {
	return { ...settings, ambient: false, petals: false, interactions: false, intensity: "minimal" };
}

/** Whether there is any effect to run. */
export function anythingMoves({ ambient, petals, interactions }: AnimationSettings): boolean {
	return ambient || petals || interactions;
}
