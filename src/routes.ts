import type { Pages } from "#src/navigation/page-module.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";

/** The module of every page of the site map, each its own chunk. A page without one does not compile. */
export const pages: Pages = {
	home: lazyModule(() => import("./pages/home/page.tsx")),
	garden: lazyModule(() => import("./pages/garden/page.tsx")),
	cli: lazyModule(() => import("./pages/cli/page.tsx")),
	dashboard: lazyModule(() => import("./pages/dashboard/page.tsx")),
	orchestrator: lazyModule(() => import("./pages/orchestrator/page.tsx")),
	"sakura-showcase": lazyModule(() => import("./pages/sakura-showcase/page.tsx")),
	community: lazyModule(() => import("./pages/community/page.tsx")),
	tokens: lazyModule(() => import("./pages/tokens/page.tsx")),
	"cherry-servers": lazyModule(() => import("./pages/cherry-servers/page.tsx")),
	infrastructure: lazyModule(() => import("./pages/infrastructure/page.tsx")),
	ceremonies: lazyModule(() => import("./pages/ceremonies/page.tsx")),
	settings: lazyModule(() => import("./pages/settings/page.tsx")),
	documents: lazyModule(() => import("./pages/documents/page.tsx")),
	"community-guide": lazyModule(() => import("./pages/community-guide/page.tsx")),
	culture: lazyModule(() => import("./pages/culture/page.tsx")),
	"ecosystem-guide": lazyModule(() => import("./pages/ecosystem-guide/page.tsx")),
	"seasonal-system": lazyModule(() => import("./pages/seasonal-system/page.tsx")),
	"seasonal-state": lazyModule(() => import("./pages/seasonal-state/page.tsx")),
	glossary: lazyModule(() => import("./pages/glossary/page.tsx")),
};
