/** Animation frames, on the page and in a worker. The only place that requests them. */

/** Whether frames are available: not in every browser's workers, and not outside a browser. */
export const hasFrames = (): boolean => typeof requestAnimationFrame === "function";

/** Calls back before the next frame, with its time in ms. @returns the id for `cancelFrame` */
export const requestFrame = (callback: (time: number) => void): number => requestAnimationFrame(callback);

export const cancelFrame = (id: number): void => cancelAnimationFrame(id);
