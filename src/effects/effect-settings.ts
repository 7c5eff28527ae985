/**
 * The figures of specification 9 "Effects" and 4.6, defined once. Speeds are CSS px per tick, as the specification's
 * ticks of 16 ms imply.
 */

export type PerformanceLevel = "low" | "medium" | "high";
export type Intensity = "minimal" | "subtle" | "moderate" | "vibrant";
export type ParticleIntensity = "subtle" | "normal" | "intense";
export type PetalIntensity = "light" | "moderate" | "heavy" | "storm";

/** Minimum time between two steps, also on screens with a higher refresh rate. Specification 9. */
export const tickMs = 16;

/** Specification 9: season particle effect; 4.6: lifetime, respawn, pull. */
export const seasonParticles = {
	defaultCount: 25,
	respawnMs: 500,
	wrapMarginPx: 50,
	pullRadiusPx: 100,
	lifetimeMs: { least: 5_000, most: 15_000 },
} as const;

/** Multipliers of count and speed, and the opacity. Specification 9. */
export const particleIntensities: Record<ParticleIntensity, { count: number; speed: number; opacity: number }> = {
	subtle: { count: 0.5, speed: 0.7, opacity: 0.3 },
	normal: { count: 1, speed: 1, opacity: 0.6 },
	intense: { count: 1.5, speed: 1.3, opacity: 0.8 },
};

/** Specification 9: petal effect; 4.6: removal at an opacity of 0.05 or less. */
export const petals = { defaultCount: 50, fallSpeed: 1, maxSpeedFactor: 3, leastOpacity: 0.05 } as const;

/** As above; `frequency` is the probability that a petal is added in a tick. Specification 9. */
export const petalIntensities: Record<
	PetalIntensity,
	{ count: number; speed: number; opacity: number; frequency: number }
> = {
	light: { count: 0.3, speed: 0.5, opacity: 0.4, frequency: 0.1 },
	moderate: { count: 1, speed: 1, opacity: 0.6, frequency: 0.3 },
	heavy: { count: 2, speed: 1.5, opacity: 0.8, frequency: 0.6 },
	storm: { count: 4, speed: 2.5, opacity: 1, frequency: 1 },
};

/** Specification 4.6 and 9 (wind strength 0.5). */
export const windFigures = { strength: 0.5, everyMs: 100, least: 0, most: 2, readoutAbove: 1.5 } as const;

/** Particles of the season transition by drama; "15 otherwise". Specification 9. */
export const transitionCounts = { subtle: 15, normal: 25, dramatic: 40 } as const;

/** Start and end of a transition's peak, as shares of the whole: phases of 30, 40 and 30 %. Specification 9. */
export const peakShare = { begins: 0.3, ends: 0.7 } as const;

/** Multiplier of hover and click particles. Specification 9. */
export const interactionFactors = { minimal: 0.5, normal: 1, rich: 1.5 } as const;

/** Hover trail items last 1 s. Specification 9. */
export const trailItemMs = 1_000;

/** Share of particles and petals that is kept. Specification 9. */
export const performanceScale: Record<PerformanceLevel, { particles: number; petals: number }> = {
	low: { particles: 0.3, petals: 0.2 },
	medium: { particles: 0.7, petals: 0.6 },
	high: { particles: 1, petals: 1 },
};

/** How each effect reads a visitor's single intensity setting; `null` for petals means the season's own. */
export const intensityReadings: Record<
	Intensity,
	{
		particles: ParticleIntensity;
		petals: PetalIntensity | null;
		drama: keyof typeof transitionCounts;
		interactions: keyof typeof interactionFactors;
	}
> = {
	minimal: { particles: "subtle", petals: "light", drama: "subtle", interactions: "minimal" },
	subtle: { particles: "subtle", petals: "light", drama: "subtle", interactions: "normal" },
	moderate: { particles: "normal", petals: null, drama: "normal", interactions: "normal" },
	vibrant: { particles: "intense", petals: "storm", drama: "dramatic", interactions: "rich" },
};

/** Diameters in CSS px in which sprites are drawn, once each. Our choice: the specification gives none. */
export const sizesPx = {
	season: [12, 16, 20, 24],
	petals: [10, 13, 16, 20],
	burst: [8, 11, 14, 18],
	trail: [6, 8, 10, 12],
	transition: [16, 22, 28, 36],
} as const;
