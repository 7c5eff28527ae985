import { type Intensity, intensityReadings, peakShare } from "#src/effects/effect-settings.ts";
import type { Season } from "#src/season/season.ts";

export type Drama = (typeof intensityReadings)[Intensity]["drama"];
export type Phase = "beginning" | "peak" | "ending";

/** A passage in progress. Specification 3 (transition state). */
export interface TransitionState {
	fromSeason: Season;
	toSeason: Season;
	phase: Phase;
	/** Share of the whole passage, from 0 (inclusive) to 1 (exclusive). */
	progress: number;
}

/** Factor on a season's transition duration. Specification 9. */
export const durationScale: Record<Drama, number> = { subtle: 0.7, normal: 1, dramatic: 1.5 };

/**
 * The duration of a passage, in whole ms.
 * @param seasonMs duration of the new season's transition at normal drama
 * @example passageMs(3000, "dramatic") // 4500
 * Specification 9
 */
export const passageMs = (seasonMs: number, drama: Drama): number => Math.round(seasonMs * durationScale[drama]);

/** The same at an intensity. @example transitionDuration(3000, "vibrant") // 4500 */
export const transitionDuration = (seasonMs: number, intensity: Intensity): number =>
	passageMs(seasonMs, intensityReadings[intensity].drama);

/**
 * The phase at a share of the whole. The peak is centred on 0.5 and the ending reaches to 1, which satisfies both the
 * progress that specification 4.5 gives for each phase and the shares of specification 9.
 * @example phaseAt(0.5) // "peak"
 */
export function phaseAt(progress: number): Phase {
	if (progress < peakShare.begins) return "beginning";
	return progress < peakShare.ends ? "peak" : "ending";
}

/**
 * The state of a passage at a time.
 * @param elapsedMs time since it started
 * @returns null once it is over
 */
export function transitionAt(
	fromSeason: Season,
	toSeason: Season,
	elapsedMs: number,
	durationMs: number,
): TransitionState | null {
	const progress = Math.max(0, elapsedMs / durationMs);
	// Written so that a NaN duration ends at once instead of never.
	return progress < 1 ? { fromSeason, toSeason, phase: phaseAt(progress), progress } : null;
}

/** Progress in percent as announced to assistive technology: once for each phase. Specification 4.5. */
export const phasePercent: Record<Phase, number> = { beginning: 0, peak: 50, ending: 100 };
