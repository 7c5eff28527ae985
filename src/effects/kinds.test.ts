import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Effect, Looks, Moment } from "./effect.ts";
import { petals, seasonParticles } from "./effect-settings.ts";
import { happens } from "./kinds/petals.ts";
import { type KindName, type KindSettings, kinds } from "./kinds.ts";
import { addParticle, createPool } from "./particle-pool.ts";
import { createRandom } from "./random.ts";

const looks: Looks = { elements: ["a", "b"], colours: ["", "x"], sizes: [10, 20] };
const settings: KindSettings = {
	season: { ...looks, count: 25, speed: 1, opacity: 0.6 },
	petals: { ...looks, count: 50, speed: 1, opacity: 0.6, frequency: 0.3 },
	burst: { ...looks, count: 8, spreadPx: 60, durationMs: 2000, radiusPx: 120 },
	trail: looks,
	transition: { ...looks, count: 25, durationMs: 3000 },
};

function begin<Name extends KindName>(name: Name, changed: Partial<KindSettings[Name]> = {}, seed = 1) {
	const own = { ...settings[name], ...changed };
	const pool = createPool(kinds[name].capacity(own));
	const effect: Effect<KindSettings[Name]> = { settings: own, pool, sinceSpawnMs: 0, begun: false, lastX: 0, lastY: 0 };
	const pointer = { x: 400, y: 300, inside: false, hovering: false, presses: 0 };
	const moment: Moment = { elapsedMs: 16, width: 800, height: 600, wind: 0.5, pointer };
	const random = createRandom(seed);
	const run = (ms: number, elapsedMs = 16, each = () => {}) => {
		for (let passed = 0; passed < ms; passed += elapsedMs) {
			moment.elapsedMs = elapsedMs;
			kinds[name].spawn(effect, moment, random);
			kinds[name].step(effect, moment);
			moment.pointer.presses = 0;
			each();
		}
	};
	const step = () => kinds[name].step(effect, moment);
	const goesOn = () => kinds[name].ongoing(effect);
	return { effect, pool, moment, pointer, run, step, goesOn };
}

const each = (pool: ReturnType<typeof createPool>, check: (index: number) => void) => {
	for (let index = 0; index < pool.count; index++) check(index);
};
const at = (column: ArrayLike<number>, index: number) => column[index] as number;

const names = Object.keys(kinds) as KindName[];

describe.each(names)("%s", (name) => {
	const world = fc.record({
		seed: fc.integer(),
		elapsedMs: fc.integer({ min: 16, max: 100 }),
		wind: fc.float({ min: 0, max: 2, noNaN: true }),
		x: fc.integer({ min: -100, max: 900 }),
		y: fc.integer({ min: -100, max: 700 }),
		hovering: fc.boolean(),
		presses: fc.nat(3),
	});

	it("never has more than its capacity, keeps opacity from 0 to 1, and nobody outlives its lifetime", () => {
		fc.assert(
			fc.property(world, ({ seed, elapsedMs, wind, x, y, hovering, presses }) => {
				const { pool, moment, pointer, run } = begin(name, {}, seed);
				moment.wind = wind;
				Object.assign(pointer, { x, y, inside: true, hovering });
				// One assertion for all: there are some hundred thousand particles to look at.
				const wrong: string[] = [];
				run(8_000, elapsedMs, () => {
					pointer.presses = presses;
					pointer.x = (pointer.x + 37) % 900;
					if (pool.count > pool.capacity) wrong.push(`${pool.count} particles`);
					each(pool, (index) => {
						const opacity = at(pool.opacity, index);
						if (!(opacity >= 0 && opacity <= 1)) wrong.push(`opacity ${opacity}`);
						if (at(pool.age, index) > at(pool.lifetime, index)) wrong.push(`age ${at(pool.age, index)}`);
						if (at(pool.row, index) >= 8) wrong.push(`row ${at(pool.row, index)}`);
					});
				});
				expect(wrong).toEqual([]);
			}),
			{ numRuns: 12 },
		);
	});

	it("does the same for the same seed, another thing for another", () => {
		const places = (seed: number) => {
			const { pool, pointer, run } = begin(name, {}, seed);
			Object.assign(pointer, { inside: true, hovering: true });
			run(2_000, 16, () => {
				pointer.x += 3;
			});
			expect(pool.count).toBeGreaterThan(0);
			return [...pool.x.subarray(0, pool.count), ...pool.y.subarray(0, pool.count)];
		};
		expect(places(5)).toEqual(places(5));
		expect(places(5)).not.toEqual(places(6));
	});

	it("moves and turns by its own velocity, in short steps as far as in long ones", () => {
		const carriedBy = (elapsedMs: number) => {
			const { pool, moment, step } = begin(name);
			addParticle(pool);
			const placed = { x: 400, y: 300, vx: 1, vy: 1, lifetime: 1_000, spin: 0.02, size: 10 };
			for (const [column, value] of Object.entries(placed)) (pool[column as "x"] as Float32Array)[0] = value;
			moment.elapsedMs = elapsedMs;
			for (let passed = 0; passed < 320; passed += elapsedMs) step();
			return [pool.x, pool.y, pool.rotation].map((column) => at(column, 0));
		};
		const [x, y, rotation] = carriedBy(16) as [number, number, number];
		for (const moved of [x - 400, y - 300]) expect(Math.abs(moved - 19)).toBeLessThan(4);
		if (name !== "trail") expect(rotation).toBeCloseTo(0.4);
		for (const [index, value] of carriedBy(80).entries())
			expect(value).toBeCloseTo([x, y, rotation][index] ?? 0, name === "petals" ? 0 : 3);
	});
});

it.each(["season", "petals"] as const)("%s go on by themselves while any are wanted", (name) => {
	expect([0, 1, 20].map((count) => begin(name, { count }).goesOn())).toEqual([false, true, true]);
});

describe("season particles", () => {
	it("live 5 to 15 s, fade with age, and are there at once", () => {
		const { pool, run } = begin("season", { count: 500 });
		run(16);
		expect(pool.count).toBe(500);
		const lifetimes = [...pool.lifetime];
		expect(Math.min(...lifetimes)).toBeGreaterThanOrEqual(5_000);
		expect(Math.max(...lifetimes)).toBeLessThan(15_000);
		expect(Math.max(...lifetimes) - Math.min(...lifetimes)).toBeGreaterThan(9_000);
		run(1_000);
		const clear = pool.opacity.slice();
		run(1_000);
		each(pool, (index) => expect(at(pool.opacity, index)).toBeLessThan(at(clear, index)));
		run(15_000);
		expect(Math.max(...pool.id)).toBeGreaterThan(500);
	});

	it("are filled up to the target every 500 ms, not before", () => {
		const { pool, effect, run } = begin("season");
		run(16);
		pool.count = 5;
		run(480, 16);
		expect(pool.count).toBe(5);
		run(20, 20);
		expect(pool.count).toBe(25);
		expect(effect.sinceSpawnMs).toBe(0);
	});

	it.each([
		["right", 849, 300, 3, 0, 852, 300, -50],
		["left", -49, 300, -3, 0, -52, 300, 850],
		["bottom", 400, 649, 0, 3, 400, 652, -50],
		["top", 400, -49, 0, -3, 400, -52, 650],
	])("leave on the %s and come back 50 px outside of the other side", (side, x, y, vx, vy, _x, _y, back) => {
		const { pool, run } = begin("season", { count: 1 });
		run(16);
		for (const [name, value] of Object.entries({ x, y, vx, vy })) (pool[name as "x"] as Float32Array)[0] = value;
		run(16);
		expect(side === "right" || side === "left" ? pool.x[0] : pool.y[0]).toBe(back);
	});

	it.each([820, -20])("go on at %d, which is within the margin", (x) => {
		const { pool, run } = begin("season", { count: 1 });
		run(16);
		pool.x[0] = x;
		pool.vx[0] = 1;
		run(16);
		expect(pool.x[0]).toBe(x + 1);
	});

	it("drift to both sides and sink gently", () => {
		const { pool, run } = begin("season", { count: 500, speed: 2 });
		run(16);
		for (const [column, least, most] of [
			[pool.vx, -1, 1],
			[pool.vy, 0.2, 1.4],
		] as const) {
			expect(Math.min(...column)).toBeGreaterThanOrEqual(Math.fround(least));
			expect(Math.max(...column)).toBeLessThanOrEqual(Math.fround(most));
			expect(Math.max(...column) - Math.min(...column)).toBeGreaterThan((most - least) * 0.9);
		}
	});

	it("never get further out than the margin", () => {
		const { pool, run } = begin("season", { speed: 5, count: 60 });
		let furthest = 0;
		run(20_000, 50, () =>
			each(pool, (index) => {
				furthest = Math.max(furthest, Math.abs(at(pool.x, index) - 400) - 400, Math.abs(at(pool.y, index) - 300) - 300);
			}),
		);
		expect(furthest).toBeGreaterThan(40);
		expect(furthest).toBeLessThanOrEqual(50);
	});

	it.each([
		["99 px away", 99, true, true],
		["just 100 px away", 100, true, false],
		["far away", 300, true, false],
		["near, but gone", 20, false, false],
	])("the pointer %s", (_name, distance, inside, pulls) => {
		const { pool, pointer, run } = begin("season", { count: 1 });
		run(16);
		pool.x[0] = 400 - distance;
		pool.y[0] = 300;
		pool.vx[0] = 0;
		pool.vy[0] = 0;
		pointer.inside = inside;
		run(16);
		expect(at(pool.vx, 0) > 0).toBe(pulls);
		expect(at(pool.vx, 0)).toBeLessThan(seasonParticles.pullRadiusPx);
	});
});

describe("a season particle near the pointer", () => {
	const pulled = (dx: number, dy: number, { ms = 16, elapsedMs = 16, speed = 1 } = {}) => {
		const { pool, pointer, run } = begin("season", { count: 1, speed });
		run(16);
		const placed = { x: 400 - dx, y: 300 - dy, vx: 0, vy: 0, lifetime: 60_000 };
		for (const [column, value] of Object.entries(placed)) (pool[column as "x"] as Float32Array)[0] = value;
		pointer.inside = true;
		let fastest = 0;
		run(ms, elapsedMs, () => {
			fastest = Math.max(fastest, Math.abs(at(pool.vx, 0)), Math.abs(at(pool.vy, 0)));
		});
		return { vx: at(pool.vx, 0), vy: at(pool.vy, 0), fastest };
	};

	it.each([
		[30, 10],
		[10, 30],
		[-30, 10],
		[10, -30],
		[-10, -30],
	])("is drawn towards it from %d, %d away", (dx, dy) => {
		const { vx, vy } = pulled(dx, dy);
		expect(vx / vy).toBeCloseTo(dx / dy);
		expect(Math.sign(vx)).toBe(Math.sign(dx));
	});

	it("is drawn the more the nearer it is, and hardly at the edge", () => {
		const [near, far, edge] = [20, 80, 99].map((dx) => pulled(dx, 0).vx) as [number, number, number];
		expect(near).toBeGreaterThan(3 * far);
		expect(far).toBeGreaterThan(0);
		expect(edge).toBeLessThan(0.001);
		expect(pulled(20, 0, { ms: 80, elapsedMs: 80 }).vx).toBeCloseTo(5 * near);
	});

	it.each([0.5, 1, 2])("at speed %d is never drawn faster than twice that", (speed) => {
		const { fastest } = pulled(60, 30, { ms: 10_000, speed });
		expect(fastest).toBeGreaterThan(0.5);
		expect(fastest).toBeLessThanOrEqual(2 * speed);
	});
});

describe("petals", () => {
	it.each([
		[0.29, 0.3, 1, true],
		[0.31, 0.3, 1, false],
		[0.5, 0.3, 2, true],
		[0.52, 0.3, 2, false],
		[0.99, 1, 1, true],
		[0, 0, 5, false],
	])("drawn %d at frequency %d over %d ticks: %s", (chance, frequency, ticks, comes) => {
		expect(happens(chance, frequency, ticks)).toBe(comes);
	});

	it("come one by one, at about their frequency, up to the target", () => {
		const { pool, run } = begin("petals");
		let most = 0;
		let before = 0;
		run(16 * 100, 16, () => {
			most = Math.max(most, pool.count - before);
			before = pool.count;
		});
		expect(most).toBe(1);
		expect(pool.count).toBeGreaterThan(15);
		expect(pool.count).toBeLessThan(45);
		run(20_000, 16, () => {
			before = Math.max(before, pool.count);
		});
		expect(before).toBe(50);
	});

	it("begin above, never fall faster than three times the fall speed, and are gone below", () => {
		const { pool, run } = begin("petals", { speed: 2.5, frequency: 1, count: 200 });
		run(16);
		expect(at(pool.y, 0)).toBeLessThan(0);
		let fastest = 0;
		let lowest = 0;
		run(12_000, 16, () =>
			each(pool, (index) => {
				fastest = Math.max(fastest, at(pool.vy, index));
				lowest = Math.max(lowest, at(pool.y, index) - at(pool.size, index));
			}),
		);
		expect(lowest).toBeLessThanOrEqual(600);
		expect(lowest).toBeGreaterThan(590);
		expect(fastest).toBe(petals.maxSpeedFactor * petals.fallSpeed);
		expect(pool.lastId).toBeGreaterThan(200);
	});

	it("are gone at an opacity of 0.05 or less", () => {
		const { pool, effect, run } = begin("petals", { frequency: 1, count: 1 });
		run(16);
		expect(pool.count).toBe(1);
		effect.settings.count = 0;
		pool.vy[0] = 0;
		pool.lifetime[0] = 10_000;
		pool.age[0] = 9_140;
		run(16);
		expect(pool.count).toBe(1);
		expect(pool.opacity[0]).toBeGreaterThan(0.05);
		run(16);
		expect(pool.count).toBe(0);
	});

	it("set out over the whole width and a little beyond, at a speed of their own", () => {
		const { pool, run } = begin("petals", { frequency: 1, count: 200, speed: 2 });
		pool.vx.fill(9);
		const births: number[] = [];
		run(16 * 200, 16, () => births.push(at(pool.x, pool.count - 1)));
		expect(Math.min(...births)).toBeLessThan(-30);
		expect(Math.max(...births)).toBeGreaterThan(830);
		each(pool, (index) => {
			expect(at(pool.vx, index)).toBeLessThan(2);
			expect(at(pool.vy, index)).toBeGreaterThanOrEqual(1);
		});
	});

	it.each([
		["right", 849, 3, -50],
		["left", -49, -3, 850],
	])("that the wind carries out on the %s come back on the other side", (_side, x, vx, back) => {
		const { pool, run } = begin("petals", { frequency: 1, count: 1 });
		run(16);
		pool.x[0] = x;
		pool.vx[0] = vx;
		run(16);
		expect(pool.x[0]).toBe(back);
	});

	it.each([0, 0.5, 2])("settle at the strength of a wind of %d, swaying a little", (wind) => {
		const { pool, moment, run } = begin("petals", { frequency: 1, count: 1 });
		moment.wind = wind;
		run(6_000);
		expect(Math.abs(at(pool.vx, 0) - wind)).toBeLessThan(0.45);
	});

	it("are carried further by a stronger wind", () => {
		const drift = (wind: number) => {
			const { pool, moment, run } = begin("petals", { frequency: 1, count: 1 });
			moment.wind = wind;
			run(3_000);
			return at(pool.vx, 0);
		};
		expect(drift(2)).toBeGreaterThan(drift(0.5) + 1);
	});
});

describe("bursts", () => {
	it("come from a click and fly as far as their spread within their time", () => {
		const { pool, pointer, run } = begin("burst");
		pointer.presses = 1;
		run(16);
		expect(pool.count).toBe(8);
		let furthest = 0;
		run(1_968, 16, () =>
			each(pool, (index) => {
				furthest = Math.max(furthest, Math.hypot(at(pool.x, index) - 400, at(pool.y, index) - 300));
			}),
		);
		expect(furthest).toBeGreaterThan(30);
		expect(furthest).toBeLessThanOrEqual(60);
		run(48);
		expect(pool.count).toBe(0);
	});

	it("fly in all directions from where the click was", () => {
		const { pool, pointer, run } = begin("burst", { count: 60 });
		pointer.presses = 1;
		run(16);
		const quarters = new Set<string>();
		each(pool, (index) => {
			const [x, y] = [at(pool.x, index) - 400, at(pool.y, index) - 300];
			quarters.add(`${Math.sign(x)} ${Math.sign(y)}`);
			expect(Math.hypot(x, y)).toBeLessThan(2);
		});
		expect(quarters.size).toBe(4);
	});

	it("come from hovering as it begins, and again after the radius", () => {
		const { pool, pointer, run } = begin("burst");
		run(100);
		expect(pool.lastId).toBe(0);
		pointer.hovering = true;
		run(100);
		expect(pool.lastId).toBe(8);
		pointer.x += 119;
		run(100);
		expect(pool.lastId).toBe(8);
		pointer.x += 1;
		run(100);
		expect(pool.lastId).toBe(16);
		pointer.hovering = false;
		run(100);
		pointer.hovering = true;
		run(100);
		expect(pool.lastId).toBe(24);
	});
});

it("trail items last 1 s", () => {
	const { pool, pointer, run } = begin("trail");
	pointer.hovering = true;
	run(16);
	pointer.x += 16;
	run(16);
	expect(pool.count).toBe(1);
	run(484, 484);
	expect(pool.opacity[0]).toBeCloseTo(0.35);
	run(476, 476);
	expect(pool.count).toBe(1);
	run(32);
	expect(pool.count).toBe(0);
});

it("trail items are left where the pointer passes, none where it comes in", () => {
	const { pool, pointer, run } = begin("trail");
	const hover = (x: number, hovering = true) => {
		Object.assign(pointer, { x, y: 300, hovering });
		run(16);
	};
	for (const x of [100, 110, 116]) hover(x);
	expect(pool.count).toBe(1);
	expect([at(pool.x, 0), at(pool.y, 0)].map(Math.round)).toEqual([116, 300]);
	hover(120, false);
	hover(500);
	expect(pool.count).toBe(1);
	hover(520);
	expect(pool.count).toBe(2);
});

it("transition particles come once and are gone with the transition", () => {
	const { pool, effect, run } = begin("transition");
	expect(kinds.transition.ongoing(effect)).toBe(true);
	run(16);
	expect(pool.count).toBe(25);
	run(1_984);
	expect(pool.count).toBe(25);
	run(1_100);
	expect(pool.count).toBe(0);
	expect(kinds.transition.ongoing(effect)).toBe(false);
	run(5_000);
	expect(pool.lastId).toBe(25);
});

it("transition particles rise all over the page, one after another, clearest in the middle of their way", () => {
	const { pool, effect, moment } = begin("transition", { count: 200 });
	kinds.transition.spawn(effect, moment, createRandom(1));
	for (const [column, least, most] of [
		[pool.x, 0, 800],
		[pool.y, 60, 540],
		[pool.vx, -1, 1],
		[pool.vy, -1.4, -0.2],
		[pool.age, -900, 0],
	] as const) {
		expect(Math.min(...column)).toBeGreaterThanOrEqual(Math.fround(least));
		expect(Math.max(...column)).toBeLessThanOrEqual(Math.fround(most));
		expect(Math.max(...column) - Math.min(...column)).toBeGreaterThan((most - least) * 0.9);
	}
	pool.age.fill(0);
	const clearness = [100, 950, 950, 99].map((elapsedMs) => {
		kinds.transition.step(effect, { ...moment, elapsedMs });
		return at(pool.opacity, 0);
	}) as [number, number, number, number];
	expect(clearness[1]).toBeCloseTo(0.9);
	for (const other of [clearness[0], clearness[2], clearness[3]]) expect(other).toBeLessThan(0.2);
});
