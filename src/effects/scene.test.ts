import { describe, expect, it } from "vitest";
import { type AnimationSettings, anythingMoves, underReducedMotion } from "./animation-settings.ts";
import type { Intensity, PerformanceLevel, PetalIntensity } from "./effect-settings.ts";
import type { Allowance } from "./governor.ts";
import { type SceneRequest, sceneFor } from "./scene.ts";

const everything: Allowance = { performance: "high", intensity: "vibrant", petals: true };
const limits = { performance: "high", intensity: "moderate" } as const;
const particles = { elements: ["🌸"], count: 20, speed: 0.8 };
const answers = { elements: ["🌸"], count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 };
const passage = { elements: ["🌸"], durationMs: 3000 };
const spring: SceneRequest = { ...limits, particles, petals: { colours: ["pink"], usual: "moderate" }, answers };
const scene = (changed: Partial<SceneRequest> = {}, allowance = everything) =>
	sceneFor({ ...spring, ...changed }, allowance);

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

	it.each<[PerformanceLevel, number, number]>([
		["low", 6, 10],
		["medium", 14, 30],
		["high", 20, 50],
	])("%s performance: %d particles, %d petals", (performance, particles, petals) => {
		expect(scene({ performance }).season?.count).toBe(particles);
		expect(scene({ performance }).petals?.count).toBe(petals);
	});
});

it("emoji have their own colour or are replaced by petals of the season's, petals use the season's colours", () => {
	const { season, petals, trail, burst, transition } = scene({ petalColour: "ice blue", passage });
	for (const emoji of [season, trail, burst, transition])
		expect(emoji).toMatchObject({ elements: ["🌸"], colours: [""], petalColour: "ice blue" });
	expect(petals).toMatchObject({ elements: ["petal"], colours: ["pink"] });
});

it("counts are rounded, halves up", () => {
	const odd = { particles: { ...particles, count: 15 }, answers: { ...answers, count: 9 } };
	const { season, burst } = scene({ performance: "low", intensity: "minimal", ...odd });
	expect([season?.count, burst?.count]).toEqual([2, 5]);
	expect(scene({ performance: "low", ...odd }).season?.count).toBe(5);
});

describe("petals", () => {
	it.each<[PetalIntensity, number, number, number, number]>([
		["light", 15, 0.5, 0.4, 0.1],
		["moderate", 50, 1, 0.6, 0.3],
		["heavy", 100, 1.5, 0.8, 0.6],
		["storm", 200, 2.5, 1, 1],
	])("a season's %s: %d, speed %d, opacity %d, frequency %d", (usual, count, speed, opacity, frequency) => {
		const { petals } = scene({ petals: { colours: [], usual } });
		expect(petals).toMatchObject({ count, speed, opacity, frequency });
	});

	it("are light at subtle and a storm at vibrant, whatever the season", () => {
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
	expect(scene({ intensity, passage }).transition).toMatchObject({ ...passage, count: transition });
});

it.each([
	["nothing", {}, []],
	["particles", { particles }, ["season"]],
	["petals", { petals: spring.petals }, ["petals"]],
	["answers", { answers }, ["trail", "burst"]],
	["a passage", { passage }, ["transition"]],
])("only what is requested runs: %s", (_name, asked, runs) => {
	expect(Object.keys(sceneFor({ ...limits, ...asked }, everything))).toEqual(runs);
});

const settings: AnimationSettings = {
	ambient: true,
	petals: true,
	transitions: true,
	interactions: true,
	culturalNarrative: true,
	...limits,
};

it("nothing that moves remains under reduced motion", () => {
	const still = { ambient: false, petals: false, transitions: false, interactions: false, intensity: "minimal" };
	expect(underReducedMotion(settings)).toEqual({ ...settings, ...still });
});

it.each([
	[{}, false],
	[{ ambient: true }, true],
	[{ petals: true }, true],
	[{ interactions: true }, true],
])("with everything off except %o there is something to run: %s", (changed, moves) => {
	expect(anythingMoves({ ...underReducedMotion(settings), ...changed })).toBe(moves);
});

describe("the governor's limits", () => {
	it("low: few, minimal, no petals", () => {
		const allowed = scene({ intensity: "vibrant" }, { performance: "low", intensity: "minimal", petals: false });
		expect(allowed.petals).toBeUndefined();
		expect(allowed.season).toMatchObject({ count: 3, opacity: 0.3 });
		expect(allowed.burst?.count).toBe(4);
	});

	it("never grants more than was chosen", () => {
		expect(scene({ intensity: "subtle", performance: "low" })).toMatchObject({
			season: { count: 3 },
			petals: { count: 3 },
		});
	});
});
