import { beforeEach, describe, expect, it } from "vitest";
import { createEngine } from "./engine.ts";
import type { EngineCommand, EngineReport, EngineStart } from "./engine-messages.ts";
import type { Painter } from "./paint.ts";
import { createQuietMap } from "./quiet-map.ts";
import type { SceneRequest } from "./scene.ts";

const limits = { performance: "high", intensity: "moderate" } as const;
const particles = { elements: ["🌸"], count: 20, speed: 1 };
const petals: SceneRequest["petals"] = { colours: ["pink"], usual: "moderate" };
const answers = { elements: ["🌸"], count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 };
const drifting: SceneRequest = { ...limits, particles };
const answering: SceneRequest = { ...limits, answers };
const size = { width: 800, height: 600, pixelRatio: 1 };
const start: EngineStart = {
	seed: 1,
	hints: { saveData: false, coarsePointer: false, smallScreen: false },
	governed: true,
};

/** An engine whose frames are triggered by the test. */
class Stage {
	time = 1_000;
	frame: ((time: number) => void) | null = null;
	reports: EngineReport[] = [];
	/** The number of particles in each painting. */
	paintings: number[] = [];
	finished = 0;
	places: number[][] = [];
	heights: number[][] = [];
	shades: number[][] = [];
	sizes: number[][] = [];
	readonly command: (command: EngineCommand) => void;

	constructor(changed: Partial<EngineStart> = {}, stepsPerPaint = 1, canPaint = true) {
		this.command = createEngine(
			{ ...start, ...changed },
			{
				requestFrame: (frame) => {
					if (this.frame) throw new Error("a second loop");
					this.frame = frame;
					return 1;
				},
				cancelFrame: () => {
					this.frame = null;
				},
				createPainter: () => (canPaint ? this.#painter() : null),
				report: (report) => this.reports.push(report),
				stepsPerPaint,
			},
		);
	}

	add(layer = 1, request = drifting) {
		this.command({ type: "add", layer, canvas: {} as HTMLCanvasElement, size, request });
	}

	show(request: SceneRequest) {
		this.command({ type: "show", layer: 1, request });
	}

	/** Puts the pointer at this position in the window. */
	point(x: number, y: number, { inside = true, hovering = true, presses = 0 } = {}) {
		this.command({ type: "pointer", layer: 1, place: { x, y, inside, hovering }, presses });
	}

	press(x: number, y: number) {
		this.point(x, y, { inside: false, hovering: false, presses: 1 });
	}

	/** @param everyMs between frames */
	run(ms: number, everyMs = 1000 / 60) {
		for (const end = this.time + ms; this.time < end - 1e-6 && this.frame; ) {
			this.time += everyMs;
			const { frame } = this;
			this.frame = null;
			frame(this.time);
		}
	}

	#painter(): Painter {
		return {
			resize: (...size) => void this.sizes.push(size),
			clear: () => void this.paintings.push(0),
			finish: () => void this.finished++,
			paint: ({ pool }) => {
				this.paintings[this.paintings.length - 1] = (this.paintings.at(-1) ?? 0) + pool.count;
				this.places.push([...pool.x.subarray(0, pool.count)]);
				this.heights.push([...pool.y.subarray(0, pool.count)]);
				this.shades.push([...pool.shade.subarray(0, pool.count)]);
			},
		};
	}
}

let stage: Stage;
beforeEach(() => {
	stage = new Stage();
});

describe("frames", () => {
	it("are never requested by a browser that cannot paint, whatever it is told", () => {
		stage = new Stage({}, 1, false);
		stage.add();
		stage.show({ ...drifting, petals });
		stage.point(400, 300);
		expect(stage.frame).toBeNull();
		stage.command({ type: "remove", layer: 1 });
	});

	it("are requested only while there is something to see", () => {
		expect(stage.frame).toBeNull();
		stage.add(1, limits);
		expect(stage.frame).toBeNull();
		stage.show(drifting);
		expect(stage.frame).not.toBeNull();
		stage.run(100);
		stage.show(limits);
		stage.run(100);
		expect(stage.frame).toBeNull();
		expect(stage.paintings.at(-1)).toBe(0);
	});

	it.each([
		[60, 1000 / 60, 60],
		[120, 1000 / 120, 60],
		[144, 1000 / 144, 48],
		[240, 1000 / 240, 60],
		[30, 1000 / 30, 30],
	])("at %d per second, steps take at least 16 ms, %#", (_rate, everyMs, steps) => {
		stage.add();
		stage.run(5_000, everyMs);
		expect(Math.abs(stage.paintings.length / 5 - steps)).toBeLessThanOrEqual(1);
	});

	it("stop while hidden, and nothing jumps afterwards", () => {
		stage.add();
		stage.run(200);
		stage.command({ type: "run", running: false });
		const painted = stage.paintings.length;
		expect(stage.frame).toBeNull();
		stage.show(drifting);
		stage.point(1, 1);
		expect(stage.frame).toBeNull();
		const before = stage.places.at(-1) ?? [];
		stage.time += 60_000;
		stage.command({ type: "run", running: true });
		stage.run(10);
		expect(stage.paintings.length).toBe(painted + 1);
		const after = stage.places.at(-1) ?? [];
		expect(after.length).toBe(20);
		for (const [index, x] of after.entries()) expect(Math.abs(x - (before[index] ?? 0))).toBeLessThan(2);
	});

	it("run if any layer moves, whatever the others do", () => {
		stage.add(1, limits);
		stage.add(2);
		expect(stage.frame).not.toBeNull();
	});

	it.each([0, 1])("leave nothing on the canvas at rest, after %d more steps", (steps) => {
		const onPage = new Stage({}, 2);
		onPage.add();
		onPage.run(steps * 16, 16);
		onPage.show(answering);
		onPage.press(9, 9);
		onPage.run(4_000, 16);
		expect(onPage.frame).toBeNull();
		expect(onPage.paintings.at(-1)).toBe(0);
	});

	it("stop with the last layer", () => {
		stage.add(1);
		stage.add(2);
		stage.command({ type: "remove", layer: 1 });
		expect(stage.frame).not.toBeNull();
		stage.command({ type: "remove", layer: 2 });
		expect(stage.frame).toBeNull();
	});

	it("share one loop for all layers", () => {
		stage.add(1);
		stage.add(2);
		stage.run(1000 / 60);
		expect(stage.paintings).toEqual([20, 20]);
		expect(stage.finished).toBe(2);
	});

	it("are painted every second step on the page itself, with the same particles", () => {
		const onPage = new Stage({}, 2);
		for (const each of [stage, onPage]) {
			each.add();
			each.run(1_000);
		}
		expect(stage.paintings.length).toBe(60);
		expect(onPage.paintings.length).toBe(30);
		expect(onPage.places.at(-1)).toEqual(stage.places.at(-2));
	});
});

describe("particles", () => {
	it("move identically for the same seed", () => {
		const other = new Stage();
		const third = new Stage({ seed: 2 });
		for (const each of [stage, other, third]) {
			each.add(1, { ...drifting, petals });
			each.run(3_000);
		}
		expect(other.places).toEqual(stage.places);
		expect(third.places).not.toEqual(stage.places);
	});

	it("react to a pointer that arrives while nothing moves, then stop again", () => {
		stage.add(1, answering);
		stage.point(9, 9);
		expect(stage.frame).not.toBeNull();
		stage.run(50);
		expect(stage.paintings.at(-1)).toBe(8);
		stage.press(9, 9);
		stage.run(50);
		expect(stage.paintings.at(-1)).toBe(16);
		stage.run(3_000);
		expect(stage.frame).toBeNull();
		expect(stage.paintings.at(-1)).toBe(0);
	});

	it("appear at a click, even if the pointer was not seen before, and all of them disappear", () => {
		stage.add(1, { ...limits, answers: { ...answers, count: 1 } });
		stage.run(50);
		stage.press(200, 300);
		stage.run(50);
		for (const [[place], middle] of [
			[stage.places.at(-1) ?? [], 200],
			[stage.heights.at(-1) ?? [], 300],
		] as const)
			expect(Math.abs((place ?? 0) - middle)).toBeLessThan(10);
		stage.run(1_500);
		expect(stage.frame).not.toBeNull();
		expect(stage.paintings.at(-1)).toBe(1);
	});

	it("appear where the pointer hovers", () => {
		stage.add(1, answering);
		stage.point(500, 100);
		stage.run(50);
		for (const place of stage.places.at(-1) ?? []) expect(Math.abs(place - 500)).toBeLessThan(10);
		for (const height of stage.heights.at(-1) ?? []) expect(Math.abs(height - 100)).toBeLessThan(10);
	});

	it("ignore the pointer before it is first seen, and drift towards it inside the window", () => {
		const [outside, inside] = [new Stage(), new Stage()];
		for (const each of [stage, outside, inside]) each.add(1, { ...drifting, answers });
		outside.point(0, 0, { inside: false, hovering: false });
		inside.point(400, 300, { hovering: false });
		for (const each of [stage, outside, inside]) each.run(5_000);
		expect(stage.paintings.at(-1)).toBe(20);
		expect(stage.places).toEqual(outside.places);
		expect(inside.places).not.toEqual(outside.places);
	});

	it("make way for text", () => {
		stage.add();
		stage.run(1_000);
		expect(stage.shades.at(-1)).toEqual(Array(20).fill(1));
		const map = createQuietMap([{ left: -99, top: -99, right: 900, bottom: 700 }], 800, 600);
		stage.command({ type: "quiet", layer: 1, map });
		stage.run(490);
		expect(stage.shades.at(-1)).toEqual(Array(20).fill(0));
	});

	it("are carried by the wind if they are petals", () => {
		stage.add(1, { ...limits, petals });
		stage.run(4_000);
		const before = stage.places.at(-1) ?? [];
		stage.run(2_000);
		const carried = before.map((x, index) => (stage.places.at(-1)?.[index] ?? 0) - x).filter((way) => way > 0);
		expect(carried.length).toBeGreaterThan(before.length * 0.75);
	});

	it("grow to the number wanted now, and start afresh if their look changes", () => {
		stage.add(1, { ...drifting, performance: "low" });
		stage.run(600);
		expect(stage.paintings.at(-1)).toBe(6);
		const few = stage.places.at(-1) ?? [];
		stage.show(drifting);
		stage.run(20);
		for (const [index, x] of few.entries()) expect(Math.abs((stage.places.at(-1)?.[index] ?? 0) - x)).toBeLessThan(2);
		stage.run(600);
		expect(stage.paintings.at(-1)).toBe(20);
		const before = stage.places.at(-1) ?? [];
		stage.show({ ...limits, particles: { ...particles, elements: ["❄️"] } });
		stage.run(20);
		const after = stage.places.at(-1) ?? [];
		expect(after.length).toBe(20);
		expect(after.filter((x, index) => Math.abs(x - (before[index] ?? 0)) < 2).length).toBeLessThan(5);
	});

	it("survive changed settings, with only as many left as are wanted now", () => {
		stage.add();
		stage.run(1_000);
		const [before] = stage.places.at(-1) ?? [];
		stage.show({ ...drifting, performance: "low" });
		stage.run(10);
		expect(stage.paintings.at(-1)).toBe(6);
		expect(Math.abs((stage.places.at(-1)?.[0] ?? 0) - (before ?? 0))).toBeLessThan(2);
	});

	it("are repainted at once after a resize, and stay within the new size", () => {
		stage.add();
		expect(stage.sizes).toEqual([[800, 600, 1]]);
		stage.run(100);
		const painted = stage.paintings.length;
		stage.command({ type: "resize", layer: 1, size: { width: 400, height: 300, pixelRatio: 2 } });
		expect(stage.sizes.at(-1)).toEqual([400, 300, 2]);
		expect(stage.paintings.length).toBe(painted + 1);
		stage.run(20);
		expect(Math.max(...(stage.places.at(-1) ?? []))).toBeLessThanOrEqual(450);
		expect(Math.max(...(stage.heights.at(-1) ?? []))).toBeLessThanOrEqual(350);
	});

	it("do not appear in a layer whose request is empty", () => {
		stage.add(2, limits);
		stage.add(1);
		stage.run(1000 / 60);
		expect(stage.paintings).toEqual([0, 20]);
	});

	it("ignore commands for layers that do not exist", () => {
		stage.press(1, 1);
		expect(stage.frame).toBeNull();
	});
});

describe("once a second", () => {
	it("it reports load, performance and the number of live particles", () => {
		stage.add();
		stage.run(3_000);
		expect(stage.reports.length).toBe(2);
		const told = { cpuLoad: "low", performance: "high", wind: null, particles: 20 };
		expect(stage.reports[0]).toMatchObject(told);
	});

	it("it reports the lowest performance chosen", () => {
		stage.add(1, { ...drifting, performance: "medium" });
		stage.add(2);
		stage.run(1_100);
		expect(stage.reports[0]?.performance).toBe("medium");
		stage.command({ type: "remove", layer: 1 });
		stage.run(1_100);
		expect(stage.reports.at(-1)?.performance).toBe("high");
	});

	it("it reports a strong wind while petals fall, and no calm", () => {
		stage.add(1, { ...drifting, petals });
		stage.run(120_000);
		const told = new Set(stage.reports.map(({ wind }) => wind));
		expect(told).toContain(null);
		const readouts = [...told].filter((wind) => wind !== null);
		expect(readouts).not.toEqual([]);
		for (const readout of readouts) expect(readout).toMatch(/^(?:1\.[6-9]|2\.0)$/);
		const without = new Stage();
		without.add();
		without.run(120_000, 50);
		expect(new Set(without.reports.map(({ wind }) => wind))).toEqual(new Set([null]));
	});

	it("low frame rates remove particles and petals, and smooth frames bring them back step by step", () => {
		stage.add(1, { ...drifting, petals, intensity: "vibrant" });
		stage.run(4_000);
		expect(stage.reports.at(-1)).toMatchObject({ performance: "high" });
		stage.run(2_000, 100);
		expect(stage.reports.at(-1)).toMatchObject({ performance: "low", cpuLoad: "high", wind: null });
		expect(stage.paintings.at(-1)).toBe(3);
		stage.run(21_000);
		expect(stage.reports.at(-1)).toMatchObject({ performance: "medium", cpuLoad: "low" });
		stage.run(21_000);
		expect(stage.reports.at(-1)).toMatchObject({ performance: "high" });
	});

	it("frames that were withheld for seconds, without notice, are not taken for a slow device", () => {
		stage.add();
		stage.run(500);
		const painted = stage.paintings.length;
		for (let pause = 0; pause < 3; pause++) {
			stage.time += 5_000;
			stage.run(1_500);
		}
		expect(stage.reports.map(({ performance }) => performance)).toEqual(["high", "high", "high"]);
		for (const { cpuLoad } of stage.reports) expect(cpuLoad).toBe("low");
		expect(stage.paintings.length).toBeGreaterThan(painted);
	});

	it("petals alone come back as well, and begin on a device that signals limited resources", () => {
		const petalsAlone = { ...drifting, particles: undefined, petals };
		stage.add(1, petalsAlone);
		stage.run(4_000);
		stage.run(2_000, 100);
		expect(stage.paintings.at(-1)).toBe(0);
		stage.run(21_000);
		expect(stage.reports.at(-1)).toMatchObject({ performance: "medium" });
		expect(stage.paintings.at(-1)).toBeGreaterThan(0);
		stage = new Stage({ hints: { ...start.hints, saveData: true } });
		stage.add(1, petalsAlone);
		stage.run(11_000);
		expect(stage.paintings.at(-1)).toBeGreaterThan(0);
	});

	it("nothing is removed if the engine is not governed", () => {
		stage = new Stage({ governed: false });
		stage.add();
		stage.run(5_000, 100);
		expect(stage.paintings.at(-1)).toBe(20);
	});

	it("a device that signals limited resources starts low", () => {
		stage = new Stage({ hints: { ...start.hints, saveData: true } });
		stage.add();
		stage.run(100);
		expect(stage.paintings.at(-1)).toBe(3);
	});
});
