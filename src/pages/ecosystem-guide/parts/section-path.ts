import type { GuideSectionId } from "#src/content/ecosystem-guide/sections.ts";
import { siteMapEntry } from "#src/navigation/match-path.ts";

/** @example sectionPath("business") // "/guides/ecosystem#business" */
export const sectionPath = (id: GuideSectionId): string => `${siteMapEntry("ecosystem-guide").paths[0]}#${id}`;
