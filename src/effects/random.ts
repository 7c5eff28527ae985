/** A source of random numbers from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

/**
 * Mulberry32: small, fast, and reproducible by its seed, so that an effect can be replayed in a test.
 * @param seed any integer; its lowest 32 bits count
 */
export function createRandom(seed: number): Random {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}

/** A random number from `least` (inclusive) to `most` (exclusive). */
export function between(random: Random, least: number, most: number): number {
	return least + (most - least) * random();
}
