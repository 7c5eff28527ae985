import type { PageModule } from "#src/navigation/page-loader.ts";
import type { PageKey } from "#src/navigation/site-map-entry.ts";

/** The room of every page of the site map, each its own chunk. A page without a room does not compile. */
export const pageImporters: Record<PageKey, () => Promise<PageModule>> = {
	home: () => import("./pages/home/page.tsx"),
	garden: () => import("./pages/garden/page.tsx"),
	cli: () => import("./pages/cli/page.tsx"),
	dashboard: () => import("./pages/dashboard/page.tsx"),
	orchestrator: () => import("./pages/orchestrator/page.tsx"),
	"sakura-showcase": () => import("./pages/sakura-showcase/page.tsx"),
	community: () => import("./pages/community/page.tsx"),
	tokens: () => import("./pages/tokens/page.tsx"),
	"cherry-servers": () => import("./pages/cherry-servers/page.tsx"),
	infrastructure: () => import("./pages/infrastructure/page.tsx"),
	ceremonies: () => import("./pages/ceremonies/page.tsx"),
	settings: () => import("./pages/settings/page.tsx"),
	documents: () => import("./pages/documents/page.tsx"),
	"community-guide": () => import("./pages/community-guide/page.tsx"),
	culture: () => import("./pages/culture/page.tsx"),
	"ecosystem-guide": () => import("./pages/ecosystem-guide/page.tsx"),
	"seasonal-system": () => import("./pages/seasonal-system/page.tsx"),
	"seasonal-state": () => import("./pages/seasonal-state/page.tsx"),
	glossary: () => import("./pages/glossary/page.tsx"),
};
