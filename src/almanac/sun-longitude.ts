const J2000_MS = Date.UTC(2000, 0, 1, 12);
const MS_PER_CENTURY = 36_525 * 86_400_000;
/** How far the Earth's rotation lags behind atomic time; it changes by less than a second a year. */
export const DELTA_T_MS = 69_000;

const sine = (degrees: number): number => Math.sin((degrees * Math.PI) / 180);

/**
 * The Sun's apparent longitude of date, in degrees from 0 to 360, accurate to 0.01° between 1950 and 2050: from the
 * mean Sun by the equation of the centre, corrected for aberration and nutation.
 * @example sunLongitude(new Date("2026-03-20T14:46Z")) // 0.0065, the equinox
 * @throws RangeError when `instant` is an invalid date
 * Jean Meeus, Astronomical Algorithms, chapter 25
 */
export function sunLongitude(instant: Date): number {
	if (Number.isNaN(instant.getTime())) throw new RangeError("Invalid date");
	const t = (instant.getTime() + DELTA_T_MS - J2000_MS) / MS_PER_CENTURY;
	const mean = 280.46646 + 36_000.76983 * t + 0.0003032 * t * t;
	const anomaly = 357.52911 + 35_999.05029 * t - 0.0001537 * t * t;
	const centre =
		(1.914602 - 0.004817 * t) * sine(anomaly) +
		(0.019993 - 0.000101 * t) * sine(2 * anomaly) +
		0.000289 * sine(3 * anomaly);
	const node = 125.04 - 1934.136 * t;
	const apparent = mean + centre - 0.00569 - 0.00478 * sine(node);
	return ((apparent % 360) + 360) % 360;
}
