import { expect, it } from "vitest";
import { at, begin } from "../begun-effect.test-data.ts";
import { kinds } from "../kinds.ts";
import { createRandom } from "../random.ts";

it("transition particles appear once and are gone when the transition ends", () => {
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

it("transition particles rise all over the page, one after another, most opaque halfway", () => {
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
