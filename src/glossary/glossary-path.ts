import type { TermId } from "#src/content/glossary.ts";

/** The address of a term in the glossary. @example glossaryPath("cliff") // "/guides/glossary#cliff" */
export const glossaryPath = (id: TermId): string => `/guides/glossary#${id}`;
