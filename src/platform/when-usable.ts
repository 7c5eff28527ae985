import { whenIdle } from "./when-idle.ts";

/**
 * Calls back once the page has loaded and is idle: for work that is not urgent.
 * @returns a function that cancels it
 */
export function whenUsable(callback: () => void): () => void {
	let callOff = () => {};
	const later = () => {
		callOff = whenIdle(callback);
	};
	if (document.readyState === "complete") later();
	else window.addEventListener("load", later, { once: true });
	return () => {
		callOff();
		window.removeEventListener("load", later);
	};
}
