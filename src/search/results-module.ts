import { importInPlace } from "#src/platform/import-in-place.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";

export const importResults = () => import("./search-results.tsx");

/** The part that searches, lists and opens results. The field works without it and keeps what is typed meanwhile. */
export const searchResults = lazyModule(importInPlace(importResults));

/** Longest wait for an idle moment before it is fetched, in ms: the field has priority. */
export const longestWaitMs = 300;
