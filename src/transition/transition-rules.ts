import { type Intensity, intensityReadings } from "#src/effects/effect-settings.ts";
import { SEASONS, type Season } from "#src/season/season.ts";

export type Drama = (typeof intensityReadings)[Intensity]["drama"];
export type Phase = "beginning" | "peak" | "ending";

/** A passage under way. Specification 3 (transition state). */
export interface TransitionState {
	fromSeason: Season;
	toSeason: Season;
	phase: Phase;
	/** Share of the whole passage, from 0 up to, not including, 1. */
	progress: number;
}

/** Factor on a season's duration. Specification 9. */
export const durationScale: Record<Drama, number> = { subtle: 0.7, normal: 1, dramatic: 1.5 };

/** Where the peak begins and ends, as shares of the whole: phases of 30, 40 and 30 %. Specification 9. */
export const peakShare = { begins: 0.3, ends: 0.7 } as const;

/**
 * How long a passage takes, in whole ms.
 * @param seasonMs of the season that comes, at normal drama
 * @example transitionDuration(3000, "vibrant") // 4500
 * Specification 9
 */
export function transitionDuration(seasonMs: number, intensity: Intensity): number {
	return Math.round(seasonMs * durationScale[intensityReadings[intensity].drama]);
}

/**
 * The phase at a share of the whole. The peak lies around 0.5 and the ending reaches to 1, which is how the progress
 * that specification 4.5 gives with each phase and the shares of specification 9 are both true.
 * @example phaseAt(0.5) // "peak"
 */
export function phaseAt(progress: number): Phase {
	if (progress < peakShare.begins) return "beginning";
	return progress < peakShare.ends ? "peak" : "ending";
}

/**
 * Where a passage stands.
 * @param elapsedMs since it began
 * @returns null once it is over
 */
export function transitionAt(
	fromSeason: Season,
	toSeason: Season,
	elapsedMs: number,
	durationMs: number,
): TransitionState | null {
	const progress = Math.max(0, elapsedMs / durationMs);
	// Written so that a duration that is no number ends at once instead of never.
	return progress < 1 ? { fromSeason, toSeason, phase: phaseAt(progress), progress } : null;
}

/** Progress in percent as it is told to assistive technology: in quarters, so that it says little. */
export const toldPercent = (progress: number): number => Math.floor(progress * 4) * 25;

const quarterDegrees = 90;

/**
 * The way of the mark of now along the year ring, from the middle of one season to the middle of the other: always
 * forward in time, never the short way back.
 * @returns degrees clockwise from the top, where winter begins; `to` may be above 360
 * @example ringTravel("autumn", "winter") // { from: 315, to: 405 }
 */
export function ringTravel(fromSeason: Season, toSeason: Season): { from: number; to: number } {
	const place = (season: Season) => ((SEASONS.indexOf(season) + 1) % SEASONS.length) * quarterDegrees;
	const from = place(fromSeason) + quarterDegrees / 2;
	return { from, to: from + ((place(toSeason) - place(fromSeason) + 360) % 360) };
}
