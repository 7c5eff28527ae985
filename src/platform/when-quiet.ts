import { whenUsable } from "./when-usable.ts";

/** How long the visitor presses and writes nothing, in ms. */
const quietMs = 3_000;
const inputs = ["pointerdown", "keydown", "input"];

/**
 * Calls back once the page is usable and the visitor has pressed and written nothing for 3 s, or as soon as the page is
 * hidden: for work that would slow down what the visitor is waiting for.
 * @returns a function that cancels it
 */
export function whenQuiet(callback: () => void): () => void {
	const end = new AbortController();
	const { signal } = end;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const run = () => {
		end.abort();
		callback();
	};
	const wait = () => {
		clearTimeout(timer);
		timer = setTimeout(run, quietMs);
	};
	const cancel = whenUsable(() => {
		wait();
		for (const input of inputs) document.addEventListener(input, wait, { capture: true, passive: true, signal });
	});
	document.addEventListener("visibilitychange", () => document.hidden && run(), { signal });
	signal.addEventListener("abort", () => {
		cancel();
		clearTimeout(timer);
	});
	return () => end.abort();
}
