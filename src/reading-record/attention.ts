/** Faster than anybody reads, 720 words a minute, and slower than anybody scrolls. */
const WORDS_PER_SECOND = 12;

/** A passage asks for half a second at least, and for no more than eight: a long listing is rarely read word by word. */
const LEAST_WORDS = 6;
const MOST_WORDS = 96;

/** A passage on the screen; `endSeen` while its last line is, or has been passed. */
export interface InView {
	index: number;
	endSeen: boolean;
}

/**
 * Follows how much of a document can have been read. Time on the screen is spent on the passages there one after another, as
 * a reader spends it: who scrolls to the end within a second has seen next to nothing.
 * @param words of each passage
 */
export function createAttention(words: readonly number[]) {
	const left = words.map((count) => Math.min(MOST_WORDS, Math.max(LEAST_WORDS, count)));
	return {
		/**
		 * Spends a stretch of time.
		 * @param inView passages not seen yet, in reading order
		 * @returns indices of those that have now been seen
		 */
		spend(ms: number, inView: readonly InView[]): number[] {
			let budget = (ms / 1000) * WORDS_PER_SECOND;
			return inView.flatMap(({ index, endSeen }) => {
				const wanted = left[index] ?? 0;
				left[index] = Math.max(0, wanted - budget);
				budget = Math.max(0, budget - wanted);
				return left[index] === 0 && endSeen ? [index] : [];
			});
		},
	};
}
