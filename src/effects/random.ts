/** A source of numbers from 0 up to, not including, 1. */
export type Random = () => number;

/**
 * Mulberry32: small, quick, and the same numbers for the same seed, so that an effect can be replayed in a test.
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

/** A number from `least` up to, not including, `most`. */
export function between(random: Random, least: number, most: number): number {
	return least + (most - least) * random();
}
