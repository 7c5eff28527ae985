import { importInPlace } from "#src/platform/import-in-place.ts";
import { type LazyModule, lazyModule } from "#src/platform/lazy-module.ts";
import type { Season } from "#src/season/season.ts";
import type { DashboardPlan } from "./dashboard-plan.ts";

/** The four dashboards, each in its own chunk, fetched when its season is shown. A missing season does not compile. */
export const dashboards: Record<Season, LazyModule<{ plan: DashboardPlan }>> = {
	spring: lazyModule(importInPlace(() => import("./spring-dashboard.ts"))),
	summer: lazyModule(importInPlace(() => import("./summer-dashboard.ts"))),
	autumn: lazyModule(importInPlace(() => import("./autumn-dashboard.ts"))),
	winter: lazyModule(importInPlace(() => import("./winter-dashboard.ts"))),
};
