import { cancelFrame, requestFrame } from "./frames.ts";

/** Calls back once the current state has been painted. @returns a function that cancels it */
export function afterPaint(callback: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	// The frame's callback runs before its paint; the task after it does not.
	const frame = requestFrame(() => {
		timer = setTimeout(callback);
	});
	return () => {
		cancelFrame(frame);
		clearTimeout(timer);
	};
}
