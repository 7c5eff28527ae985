import earthTerms from "astronomia/data/vsop87Bearth";
import { Planet } from "astronomia/planetposition";
import { apparentVSOP87 } from "astronomia/solar";
import { MS_PER_DAY } from "../src/almanac/civil-day.ts";
import { DELTA_T_MS } from "../src/almanac/sun-longitude.ts";

const UNIX_EPOCH_JULIAN_DAY = 2_440_587.5;
const earth = new Planet(earthTerms);

/**
 * The Sun's apparent longitude of date, in degrees from 0 to 360, to within a second of arc: by the complete theory
 * VSOP87, corrected for aberration and nutation.
 * @example preciseSunLongitude(new Date("2026-03-20T14:45:57Z")) // 0.00001, the equinox
 */
export function preciseSunLongitude(instant: Date): number {
	const day = (instant.getTime() + DELTA_T_MS) / MS_PER_DAY + UNIX_EPOCH_JULIAN_DAY;
	const degrees = (apparentVSOP87(earth, day).lon * 180) / Math.PI;
	return ((degrees % 360) + 360) % 360;
}
