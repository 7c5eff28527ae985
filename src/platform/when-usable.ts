import { whenIdle } from "./when-idle.ts";

/** Longest wait for an idle moment, in ms. */
const longestWaitMs = 2_000;

/**
 * Calls back once the page has loaded and has a moment to spare: for what nobody waits for.
 * @returns the function that calls it off
 */
export function whenUsable(callback: () => void): () => void {
	let callOff = () => {};
	const later = () => {
		callOff = whenIdle(callback, longestWaitMs);
	};
	if (document.readyState === "complete") later();
	else window.addEventListener("load", later, { once: true });
	return () => {
		callOff();
		window.removeEventListener("load", later);
	};
}
