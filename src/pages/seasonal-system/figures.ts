import { countText } from "#src/figures/figure-text.ts";

/** @example secondsText(2500) // "2.5 s" */
export const secondsText = (ms: number): string => `${countText(ms / 1_000)} s`;

/** @example millisText(2500) // "2,500 ms" */
export const millisText = (ms: number): string => `${countText(ms)} ms`;

/** A factor. @example timesText(1.5) // "×1.5" */
export const timesText = (factor: number): string => `×${factor}`;
