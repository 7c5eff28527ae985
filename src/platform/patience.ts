/** Longest wait for an answer before the place that needs it says that it is missing, in ms. */
export const PATIENCE_MS = 15_000;
