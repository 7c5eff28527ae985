/**
 * Particles as columns of numbers, so that a frame allocates nothing and a step runs through memory in order. The
 * fields are those of specification 3 (id, x, y, size, element, color, lifetime, age, vx, vy) plus what painting needs.
 * Lengths are in CSS px, times in ms, velocities in px per tick, angles in radians. Indices 0 to `count - 1` are alive.
 */
export interface ParticlePool {
	readonly capacity: number;
	count: number;
	/** The last id assigned; ids are never reused in a pool. */
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
	/** Opacity set by its effect, 0 to 1. */
	readonly opacity: Float32Array;
	/** Share of the opacity that is left near text, 0 to 1. */
	readonly shade: Float32Array;
	/** The sprite row that it is painted from. */
	readonly row: Uint16Array;
}

/** @param capacity maximum number of particles, 0 or more */
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

/** Adds one particle. @returns its index, or -1 when the pool is full */
export function addParticle(pool: ParticlePool): number {
	if (pool.count === pool.capacity) return -1;
	const index = pool.count++;
	pool.id[index] = ++pool.lastId;
	pool.age[index] = 0;
	pool.opacity[index] = 0;
	pool.shade[index] = 0;
	return index;
}

/** Removes one particle. The last one takes its index, so iterate backwards when removing. */
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
