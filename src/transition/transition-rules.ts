import { type Intensity, intensityReadings } from "#src/effects/effect-settings.ts";
import { SEASONS, type Season } from "#src/season/season.ts";

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

/** Start and end of the peak, as shares of the whole: phases of 30, 40 and 30 %. Specification 9. */
export const peakShare = { begins: 0.3, ends: 0.7 } as const;

/**
 * The duration of a passage, in whole ms.
 * @param seasonMs duration of the new season's transition at normal drama
 * @example transitionDuration(3000, "vibrant") // 4500
 * Specification 9
 */
export function transitionDuration(seasonMs: number, intensity: Intensity): number {
	return Math.round(seasonMs * durationScale[intensityReadings[intensity].drama]);
}

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

const quarterDegrees = 90;

/**
 * The path of the today mark along the year ring, from the middle of one season to the middle of the other: always
 * forward in time, even if backward is shorter.
 * @returns degrees clockwise from the top, where winter begins; `to` may be above 360
 * @example ringTravel("autumn", "winter") // { from: 315, to: 405 }
 */
export function ringTravel(fromSeason: Season, toSeason: Season): { from: number; to: number } {
	const place = (season: Season) => ((SEASONS.indexOf(season) + 1) % SEASONS.length) * quarterDegrees;
	const from = place(fromSeason) + quarterDegrees / 2;
	return { from, to: from + ((place(toSeason) - place(fromSeason) + 360) % 360) };
}
