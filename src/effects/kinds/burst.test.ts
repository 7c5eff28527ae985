import { describe, expect, it } from "vitest";
import { at, begin, each } from "../begun-effect.test-data.ts";

describe("bursts", () => {
	it("start at a click and fly as far as their spread within their duration", () => {
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

	it("fly in all directions from the click", () => {
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

	it("start when hovering begins, and again after each radius", () => {
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
