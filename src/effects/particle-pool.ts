/**
 * Particles as columns of numbers, so that a frame allocates nothing and a step runs through memory in order. The fields
 * are those of specification 3 (id, x, y, size, element, color, lifetime, age, vx, vy) and what painting needs.
 * Lengths in CSS px, times in ms, velocities in px per tick, angles in radians. Index 0 to `count - 1` is alive.
 */
export interface ParticlePool {
	readonly capacity: number;
	count: number;
	/** The last id given; ids are never given twice in a pool. */
	lastId: number;
	readonly id: Int32Array;
	readonly x: Float32Array;
	readonly y: Float32Array;
	readonly vx: Float32Array;
	readonly vy: Float32Array;
	readonly size: Float32Array;
	readonly element: Uint8Array;
	readonly color: Uint8Array;
	readonly lifetime: Float32Array;
	readonly age: Float32Array;
	readonly rotation: Float32Array;
	readonly spin: Float32Array;
	/** 0 to 1, by its effect. */
	readonly opacity: Float32Array;
	/** 0 to 1, how much of the opacity is left to it near texts. */
	readonly shade: Float32Array;
	/** Which row of the sprites it is painted from. */
	readonly row: Uint16Array;
}

/** @param capacity how many particles at most, 0 or more */
export function createPool(capacity: number): ParticlePool {
	const numbers = () => new Float32Array(capacity);
	return {
		capacity,
		count: 0,
		lastId: 0,
		id: new Int32Array(capacity),
		x: numbers(),
		y: numbers(),
		vx: numbers(),
		vy: numbers(),
		size: numbers(),
		element: new Uint8Array(capacity),
		color: new Uint8Array(capacity),
		lifetime: numbers(),
		age: numbers(),
		rotation: numbers(),
		spin: numbers(),
		opacity: numbers(),
		shade: numbers(),
		row: new Uint16Array(capacity),
	};
}

/** The same particles in a larger pool. @param capacity not below that of `pool` */
export function withRoom(pool: ParticlePool, capacity: number): ParticlePool {
	const larger = Object.assign(createPool(capacity), { count: pool.count, lastId: pool.lastId });
	const from = columnsOf(pool);
	for (const [index, column] of columnsOf(larger).entries()) column.set(from[index] as ArrayLike<number>);
	return larger;
}

/** Makes room for one more. @returns its index, or -1 when the pool is full */
export function addParticle(pool: ParticlePool): number {
	if (pool.count === pool.capacity) return -1;
	const index = pool.count++;
	pool.id[index] = ++pool.lastId;
	pool.age[index] = 0;
	pool.opacity[index] = 0;
	pool.shade[index] = 0;
	return index;
}

/** Removes one; the last one takes its index, so whoever removes while walking walks backwards. */
export function removeParticle(pool: ParticlePool, index: number): void {
	const last = --pool.count;
	if (index === last) return;
	for (const column of columnsOf(pool)) column[index] = column[last] as number;
}

const columns = new WeakMap<ParticlePool, (Int32Array | Float32Array | Uint8Array | Uint16Array)[]>();

function columnsOf(pool: ParticlePool) {
	let known = columns.get(pool);
	if (!known) {
		known = Object.values(pool).filter((value) => typeof value === "object");
		columns.set(pool, known);
	}
	return known;
}
