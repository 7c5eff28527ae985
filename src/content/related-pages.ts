import type { PageKey } from "#src/navigation/site-map-entry.ts";

/** Pages that a visitor of another is likely to want next. */
export const relatedPages: Readonly<Record<PageKey, readonly PageKey[]>> = {
	home: ["ecosystem-guide", "community", "cli", "dashboard"],
	garden: ["community", "tokens", "dashboard", "community-guide"],
	cli: ["documents", "cherry-servers", "infrastructure", "orchestrator"],
	dashboard: ["seasonal-system", "ceremonies", "garden", "tokens"],
	orchestrator: ["cli", "sakura-showcase", "seasonal-system"],
	"sakura-showcase": ["seasonal-state", "seasonal-system", "documents"],
	community: ["community-guide", "culture", "garden", "ceremonies"],
	tokens: ["ecosystem-guide", "garden", "glossary", "community"],
	"cherry-servers": ["infrastructure", "cli", "documents"],
	infrastructure: ["cherry-servers", "cli", "documents"],
	ceremonies: ["culture", "seasonal-system", "dashboard", "community"],
	settings: ["garden", "seasonal-system", "glossary"],
	documents: ["cli", "glossary", "sakura-showcase"],
	"community-guide": ["community", "culture", "garden"],
	culture: ["community-guide", "ceremonies", "community"],
	"ecosystem-guide": ["home", "tokens", "infrastructure", "glossary"],
	"seasonal-system": ["dashboard", "ceremonies", "seasonal-state"],
	"seasonal-state": ["seasonal-system", "sakura-showcase", "documents"],
	glossary: ["tokens", "ecosystem-guide", "documents"],
};
