import { lazyModule } from "#src/platform/lazy-module.ts";

/** The parts of the page that never change. */
export const stillParts = lazyModule(() => import("./still-parts.tsx"));
