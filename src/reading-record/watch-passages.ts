import { now } from "#src/platform/clock.ts";
import { whileVisible } from "#src/platform/while-visible.ts";
import { createAttention } from "./attention.ts";

const TICK_MS = 1_000;

/** A late tick, after sleep or behind another tab, counts for at most this long. */
const LONGEST_TICK_MS = 1_500;

/**
 * Reports which passages can have been read while the page is visible, about once a second. Without
 * IntersectionObserver nothing is tracked, and the visitor has to use the button.
 * @param unseen indices of the passages to follow
 * @returns a function that stops it
 */
export function watchPassages(
	passages: readonly HTMLElement[],
	unseen: readonly number[],
	tell: (seen: number[]) => void,
): () => void {
	if (typeof IntersectionObserver === "undefined" || unseen.length === 0) return () => {};
	const attention = createAttention(wordsOf(passages));
	const waiting = new Map(unseen.map((index) => [passages[index] as Element, index]));
	const onScreen = new Set<Element>();
	const observer = new IntersectionObserver((entries) => {
		for (const { target, isIntersecting } of entries) {
			if (isIntersecting) onScreen.add(target);
			else onScreen.delete(target);
		}
	});
	for (const passage of waiting.keys()) observer.observe(passage);

	let last = now().getTime();
	const stopTicking = whileVisible(TICK_MS, () => {
		const time = now().getTime();
		const passed = Math.min(LONGEST_TICK_MS, Math.max(0, time - last));
		last = time;
		if (onScreen.size === 0) return;
		const inView = [...onScreen].map((passage) => ({
			index: waiting.get(passage) as number,
			endSeen: passage.getBoundingClientRect().bottom <= window.innerHeight,
		}));
		const seen = attention.spend(
			passed,
			inView.sort((one, other) => one.index - other.index),
		);
		for (const index of seen) {
			const passage = passages[index] as Element;
			waiting.delete(passage);
			onScreen.delete(passage);
			observer.unobserve(passage);
		}
		if (seen.length > 0) tell(seen);
		if (waiting.size === 0) stop();
	});
	const stop = () => {
		stopTicking();
		observer.disconnect();
	};
	return stop;
}

/** With the space after it. A page that was translated into Japanese or Chinese has no spaces. */
const LETTERS_PER_WORD = 6;

/** Words of each passage, by their number and by the letters; a picture counts as one word. */
export const wordsOf = (passages: readonly HTMLElement[]): number[] =>
	passages.map(({ textContent }) => {
		const words = textContent.match(/\S+/g)?.length ?? 1;
		return Math.max(words, Math.round(textContent.length / LETTERS_PER_WORD));
	});
