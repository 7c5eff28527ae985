/** Faster than anyone reads, 720 words a minute, and slower than anyone scrolls. */
const WORDS_PER_SECOND = 12;

/** A passage needs at least half a second and at most eight: a long listing is rarely read word by word. */
const LEAST_WORDS = 6;
const MOST_WORDS = 96;

/** A passage on the screen; `endSeen` once its last line is on the screen or has been passed. */
export interface InView {
	index: number;
	endSeen: boolean;
}

/**
 * Tracks how much of a document can have been read. Time on the screen is spent on the visible passages one after
 * another, as a reader does: scrolling to the end within a second counts as having seen next to nothing.
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
