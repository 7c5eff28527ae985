import type { Soundscape } from "#src/season/season-config.ts";
import type { Composer } from "./score.ts";
import { festivalDrums } from "./scores/festival-drums.ts";
import { rustlingLeaves } from "./scores/rustling-leaves.ts";
import { templeBells } from "./scores/temple-bells.ts";
import { windChimes } from "./scores/wind-chimes.ts";

/** One for each name in specification 3. */
export const scores: Record<Soundscape, Composer> = {
	gentle_wind_chimes: windChimes,
	festival_drums: festivalDrums,
	rustling_leaves: rustlingLeaves,
	temple_bells: templeBells,
};
