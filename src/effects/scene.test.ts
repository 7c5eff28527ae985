import { describe, expect, it } from "vitest";
import { type AnimationSettings, anythingMoves, underReducedMotion } from "./animation-settings.ts";
import type { Intensity, Performance, PetalIntensity } from "./effect-settings.ts";
import type { Allowance } from "./governor.ts";
import { type SeasonNumbers, sceneFor } from "./scene.ts";

const everything: Allowance = { performance: "high", intensity: "vibrant", petals: true };
const settings: AnimationSettings = {
	ambient: true,
	petals: true,
	interactions: true,
	performance: "high",
	intensity: "moderate",
};
const spring: SeasonNumbers = {
	ambient: { elements: ["🌸"], count: 20, speed: 0.8, petals: "moderate" },
	interaction: { count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
};
const scene = (
	changed: Partial<AnimationSettings> = {},
	allowance = everything,
	season: SeasonNumbers | null = spring,
) => sceneFor({ settings: { ...settings, ...changed }, season, transition: null, petalColours: ["pink"] }, allowance);

describe("season particles", () => {
	it.each<[Intensity, number, number, number]>([
		["minimal", 10, 0.56, 0.3],
		["subtle", 10, 0.56, 0.3],
		["moderate", 20, 0.8, 0.6],
		["vibrant", 30, 1.04, 0.8],
	])("%s: %d of them, speed %d, opacity %d", (intensity, count, speed, opacity) => {
		const { season } = scene({ intensity });
		expect(season).toMatchObject({ count, opacity });
		expect(season?.speed).toBeCloseTo(speed);
	});

	it.each<[Performance, number, number]>([
		["low", 6, 10],
		["medium", 14, 30],
		["high", 20, 50],
	])("%s performance: %d particles, %d petals", (performance, particles, petals) => {
		expect(scene({ performance }).season?.count).toBe(particles);
		expect(scene({ performance }).petals?.count).toBe(petals);
	});
});

it("emoji have their own colour, petals are drawn in the season's", () => {
	const { season, petals, trail, burst } = scene();
	for (const emoji of [season, trail, burst]) expect(emoji).toMatchObject({ elements: ["🌸"], colours: [""] });
	expect(petals).toMatchObject({ elements: ["petal"], colours: ["pink"] });
});

it("counts are rounded, halves up", () => {
	const odd = { ambient: { ...spring.ambient, count: 15 }, interaction: { ...spring.interaction, count: 9 } };
	const { season, burst } = scene({ performance: "low", intensity: "minimal" }, everything, odd);
	expect([season?.count, burst?.count]).toEqual([2, 5]);
	expect(scene({ performance: "low" }, everything, odd).season?.count).toBe(5);
});

describe("petals", () => {
	it.each<[PetalIntensity, number, number, number, number]>([
		["light", 15, 0.5, 0.4, 0.1],
		["moderate", 50, 1, 0.6, 0.3],
		["heavy", 100, 1.5, 0.8, 0.6],
		["storm", 200, 2.5, 1, 1],
	])("a season's %s: %d, speed %d, opacity %d, frequency %d", (petals, count, speed, opacity, frequency) => {
		const season = { ...spring, ambient: { ...spring.ambient, petals } };
		expect(scene({}, everything, season).petals).toMatchObject({ count, speed, opacity, frequency });
	});

	it("are light when subtle and a storm when vibrant, whatever the season", () => {
		expect(scene({ intensity: "subtle" }).petals?.count).toBe(15);
		expect(scene({ intensity: "vibrant" }).petals?.count).toBe(200);
	});
});

it.each<[Intensity, number, number]>([
	["minimal", 4, 15],
	["subtle", 8, 15],
	["moderate", 8, 25],
	["vibrant", 12, 40],
])("%s: bursts of %d, transitions of %d", (intensity, burst, transition) => {
	expect(scene({ intensity }).burst).toMatchObject({ count: burst, spreadPx: 60, durationMs: 2000, radiusPx: 120 });
	const running = { elements: ["🌸"], durationMs: 3000 };
	const request = { settings: { ...settings, intensity }, season: null, transition: running, petalColours: [] };
	expect(sceneFor(request, everything)).toEqual({
		transition: expect.objectContaining({ ...running, count: transition }),
	});
});

describe("what is left out", () => {
	it.each([
		["ambient", ["petals", "trail", "burst"]],
		["petals", ["season", "trail", "burst"]],
		["interactions", ["season", "petals"]],
	] as const)("%s off", (off, left) => {
		expect(Object.keys(scene({ [off]: false }))).toEqual(left);
	});

	it("everything before there is a season", () => {
		expect(scene({}, everything, null)).toEqual({});
	});

	it("everything that moves under reduced motion", () => {
		const still = { ambient: false, petals: false, interactions: false, intensity: "minimal", performance: "high" };
		expect(underReducedMotion(settings)).toEqual(still);
		expect(scene(underReducedMotion(settings))).toEqual({});
	});
});

it.each([
	[{}, false],
	[{ ambient: true }, true],
	[{ petals: true }, true],
	[{ interactions: true }, true],
])("there is something to run effects for under reduced motion but for %o: %s", (changed, moves) => {
	expect(anythingMoves({ ...underReducedMotion(settings), ...changed })).toBe(moves);
});

describe("what the governor allows", () => {
	it("low: few, minimal, no petals", () => {
		const allowed = scene({ intensity: "vibrant" }, { performance: "low", intensity: "minimal", petals: false });
		expect(allowed.petals).toBeUndefined();
		expect(allowed.season).toMatchObject({ count: 3, opacity: 0.3 });
		expect(allowed.burst?.count).toBe(4);
	});

	it("never gives more than was chosen", () => {
		expect(scene({ intensity: "subtle", performance: "low" })).toMatchObject({
			season: { count: 3 },
			petals: { count: 3 },
		});
	});
});
