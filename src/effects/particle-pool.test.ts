import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addParticle, createPool, removeParticle } from "./particle-pool.ts";

const living = (pool: ReturnType<typeof createPool>) => [...pool.id.subarray(0, pool.count)].toSorted((a, b) => a - b);

describe("a pool", () => {
	it("holds no more than its capacity, and has room again after a removal", () => {
		const pool = createPool(2);
		expect([addParticle(pool), addParticle(pool), addParticle(pool)]).toEqual([0, 1, -1]);
		removeParticle(pool, 0);
		expect(addParticle(pool)).toBe(1);
		expect(living(pool)).toEqual([2, 3]);
	});

	it("resets a reused slot: age zero, not yet visible", () => {
		const pool = createPool(1);
		addParticle(pool);
		for (const name of ["age", "opacity", "shade"] as const) pool[name][0] = 0.5;
		removeParticle(pool, 0);
		addParticle(pool);
		expect([pool.age[0], pool.opacity[0], pool.shade[0]]).toEqual([0, 0, 0]);
	});

	it("moves every column of the last particle when one is removed", () => {
		const pool = createPool(3);
		for (const name of [
			"x",
			"y",
			"vx",
			"vy",
			"size",
			"lifetime",
			"rotation",
			"spin",
			"row",
			"element",
			"color",
		] as const)
			pool[name].set([1, 2, 3]);
		for (let n = 0; n < 3; n++) addParticle(pool);
		pool.age[2] = 30;
		pool.opacity[2] = 0.5;
		pool.shade[2] = 1;
		removeParticle(pool, 0);
		const columns = Object.values(pool).filter((value) => typeof value === "object");
		expect(columns.map((column) => column[0])).toEqual([3, 3, 3, 3, 3, 3, 3, 3, 3, 30, 3, 3, 0.5, 1, 3]);
	});

	it("keeps exactly those particles that were added and not removed, in any order", () => {
		fc.assert(
			fc.property(fc.array(fc.option(fc.nat(9))), (moves) => {
				const pool = createPool(8);
				const expected = new Set<number>();
				for (const move of moves)
					if (move === null) {
						const index = addParticle(pool);
						if (index >= 0) expected.add(pool.id[index] as number);
					} else if (move < pool.count) {
						expected.delete(pool.id[move] as number);
						removeParticle(pool, move);
					}
				expect(living(pool)).toEqual([...expected].toSorted((a, b) => a - b));
			}),
		);
	});
});
