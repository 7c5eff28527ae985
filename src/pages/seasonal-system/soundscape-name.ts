import { seasons } from "#src/content/seasons/seasons.ts";
import type { Season } from "#src/season/season.ts";

/** A season's soundscape in words. @example soundscapeName("spring") // "gentle wind chimes" */
export const soundscapeName = (season: Season): string => seasons[season].transition.soundscape.replaceAll("_", " ");
