import { expect, it } from "vitest";
import { at, begin } from "../begun-effect.test-data.ts";

it("trail items last 1 s and do not rotate", () => {
	const { pool, pointer, run } = begin("trail");
	pointer.hovering = true;
	run(16);
	pointer.x += 16;
	run(16);
	expect(pool.count).toBe(1);
	const upright = pool.rotation[0];
	run(484, 484);
	expect(pool.opacity[0]).toBeCloseTo(0.35);
	expect(pool.rotation[0]).toBe(upright);
	run(476, 476);
	expect(pool.count).toBe(1);
	run(32);
	expect(pool.count).toBe(0);
});

it("trail items are left along the pointer's path, none where it enters", () => {
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
