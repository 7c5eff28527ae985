import type { TermId } from "#src/content/glossary.ts";

/** Where a word stands in the glossary. @example glossaryPath("cliff") // "/guides/glossary#cliff" */
export const glossaryPath = (id: TermId): string => `/guides/glossary#${id}`;
