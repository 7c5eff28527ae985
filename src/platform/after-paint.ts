import { cancelFrame, requestFrame } from "./frames.ts";

/** Calls back once the screen has shown what stands now. @returns the function that calls it off */
export function afterPaint(callback: () => void): () => void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	// The frame's callback still comes before its painting; the task after it does not.
	const frame = requestFrame(() => {
		timer = setTimeout(callback);
	});
	return () => {
		cancelFrame(frame);
		clearTimeout(timer);
	};
}
