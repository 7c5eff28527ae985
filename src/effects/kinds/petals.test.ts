import { describe, expect, it } from "vitest";
import { at, begin, each } from "../begun-effect.test-data.ts";
import { petals } from "../effect-settings.ts";
import { happens } from "./petals.ts";

describe("petals", () => {
	it.each([
		[0.29, 0.3, 1, true],
		[0.31, 0.3, 1, false],
		[0.5, 0.3, 2, true],
		[0.52, 0.3, 2, false],
		[0.99, 1, 1, true],
		[0, 0, 5, false],
	])("draw %d at frequency %d over %d ticks: %s", (chance, frequency, ticks, comes) => {
		expect(happens(chance, frequency, ticks)).toBe(comes);
	});

	it("appear one by one, at about their frequency, up to the target count", () => {
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

	it("start above, never fall faster than three times the fall speed, and disappear below", () => {
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

	it("are removed at an opacity of 0.05 or less", () => {
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

	it("start over the whole width and a little beyond, each at its own speed", () => {
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
	])("carried out by the wind on the %s come back on the other side", (_side, x, vx, back) => {
		const { pool, run } = begin("petals", { frequency: 1, count: 1 });
		run(16);
		pool.x[0] = x;
		pool.vx[0] = vx;
		run(16);
		expect(pool.x[0]).toBe(back);
	});

	it.each([0, 0.5, 2])("settle at a wind strength of %d, swaying a little", (wind) => {
		const { pool, moment, run } = begin("petals", { frequency: 1, count: 1 });
		moment.wind = wind;
		run(6_000);
		expect(Math.abs(at(pool.vx, 0) - wind)).toBeLessThan(0.45);
	});

	it("are carried further by stronger wind", () => {
		const drift = (wind: number) => {
			const { pool, moment, run } = begin("petals", { frequency: 1, count: 1 });
			moment.wind = wind;
			run(3_000);
			return at(pool.vx, 0);
		};
		expect(drift(2)).toBeGreaterThan(drift(0.5) + 1);
	});
});
