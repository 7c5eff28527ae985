import type { Intensity, PerformanceLevel } from "./effect-settings.ts";

/** What a visitor chose, as far as it concerns particles. Specification 3 (animation settings). */
export interface AnimationSettings {
	ambient: boolean;
	petals: boolean;
	interactions: boolean;
	performance: PerformanceLevel;
	intensity: Intensity;
}

/**
 * The settings as reduced motion leaves them: no petals, no interactions, minimal. Nothing that moves by itself is left
 * either, so that nothing is even loaded then. Specification 4.6
 */
export function underReducedMotion(settings: AnimationSettings): AnimationSettings {
	return { ...settings, ambient: false, petals: false, interactions: false, intensity: "minimal" };
}

/** Whether there is anything to run effects for. */
export function anythingMoves({ ambient, petals, interactions }: AnimationSettings): boolean {
	return ambient || petals || interactions;
}
