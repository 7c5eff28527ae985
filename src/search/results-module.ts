import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";

export const importResults = () => import("./search-results.tsx");

/** What finds, lists and opens. The field stands without it, and keeps what is written meanwhile. */
export const searchResults = lazyModule(importInPlace(importResults));

/** How long it waits for a moment to spare, in ms: the field comes first. */
export const longestWaitMs = 300;
