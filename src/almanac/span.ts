/**
 * The years that the almanac is computed for; beyond them the usual dates apply. CONTRIBUTING.md says how to extend
 * them.
 */
export const almanacSpan = { from: 2024, to: 2035 } as const;

/**
 * The Sun's longitude at which a micro-season begins, in degrees; the first, at the beginning of spring, is at 315.
 * @param n 1 to 72
 * @example longitudeOf(10) // 0, the spring equinox
 */
export const longitudeOf = (n: number): number => (315 + 5 * (n - 1)) % 360;

/**
 * The micro-season whose step contains a longitude.
 * @param longitude degrees, 0 to 360
 * @example stepAt(239.9) // 57
 */
export const stepAt = (longitude: number): number => Math.floor(((longitude - 315 + 720) % 360) / 5) + 1;
