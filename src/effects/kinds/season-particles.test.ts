import { describe, expect, it } from "vitest";
import { at, begin, each } from "../begun-effect.test-data.ts";
import { seasonParticles } from "../effect-settings.ts";

describe("season particles", () => {
	it("live 5 to 15 s, fade with age, and are present from the start", () => {
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

	it("are topped up to the target count every 500 ms, not earlier", () => {
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
	])("leave on the %s and come back 50 px outside the other side", (side, x, y, vx, vy, _x, _y, back) => {
		const { pool, run } = begin("season", { count: 1 });
		run(16);
		for (const [name, value] of Object.entries({ x, y, vx, vy })) (pool[name as "x"] as Float32Array)[0] = value;
		run(16);
		expect(side === "right" || side === "left" ? pool.x[0] : pool.y[0]).toBe(back);
	});

	it.each([820, -20])("continue at %d, which is within the margin", (x) => {
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
	])("is pulled towards it from %d, %d away", (dx, dy) => {
		const { vx, vy } = pulled(dx, dy);
		expect(vx / vy).toBeCloseTo(dx / dy);
		expect(Math.sign(vx)).toBe(Math.sign(dx));
	});

	it("is pulled more the nearer it is, and hardly at the edge", () => {
		const [near, far, edge] = [20, 80, 99].map((dx) => pulled(dx, 0).vx) as [number, number, number];
		expect(near).toBeGreaterThan(3 * far);
		expect(far).toBeGreaterThan(0);
		expect(edge).toBeLessThan(0.001);
		expect(pulled(20, 0, { ms: 80, elapsedMs: 80 }).vx).toBeCloseTo(5 * near);
	});

	it.each([0.5, 1, 2])("at speed %d is never pulled faster than twice that", (speed) => {
		const { fastest } = pulled(60, 30, { ms: 10_000, speed });
		expect(fastest).toBeGreaterThan(0.5);
		expect(fastest).toBeLessThanOrEqual(2 * speed);
	});
});
