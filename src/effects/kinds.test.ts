import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { at, begin, each } from "./begun-effect.test-data.ts";
import { type KindName, kinds } from "./kinds.ts";
import { addParticle } from "./particle-pool.ts";

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

	it("never exceeds its capacity, keeps opacity from 0 to 1, and no particle outlives its lifetime", () => {
		fc.assert(
			fc.property(world, ({ seed, elapsedMs, wind, x, y, hovering, presses }) => {
				const { pool, moment, pointer, run } = begin(name, {}, seed);
				moment.wind = wind;
				Object.assign(pointer, { x, y, inside: true, hovering });
				// A single assertion, because there are some hundred thousand particles to check.
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

	it("produces the same particles for the same seed, others for another", () => {
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

	it("moves and rotates particles by their own velocity, as far in short steps as in long ones", () => {
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
		expect(rotation).toBeCloseTo(0.4);
		for (const [index, value] of carriedBy(80).entries())
			expect(value).toBeCloseTo([x, y, rotation][index] ?? 0, name === "petals" ? 0 : 3);
	});
});

it.each(["season", "petals"] as const)("%s keep running by themselves while any are wanted", (name) => {
	expect([0, 1, 20].map((count) => begin(name, { count }).goesOn())).toEqual([false, true, true]);
});
