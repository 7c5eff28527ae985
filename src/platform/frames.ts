/** Frames of the screen, on the page and in a worker. The only place that asks for them. */

/** Whether there are any: not in every browser's workers, and not without a browser. */
export const hasFrames = (): boolean => typeof requestAnimationFrame === "function";

/** Calls back before the next frame, with its time in ms. @returns what `cancelFrame` takes */
export const requestFrame = (callback: (time: number) => void): number => requestAnimationFrame(callback);

export const cancelFrame = (id: number): void => cancelAnimationFrame(id);
