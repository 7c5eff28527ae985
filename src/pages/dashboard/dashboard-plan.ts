import type { DemoActivity } from "#src/content/demo/activity.ts";
import type { Metrics } from "#src/content/demo/metrics.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

export type SectionKey = "seeds" | "people" | "servers" | "ecosystem" | "activity";
export type PanelKey = "infrastructure" | "cherry" | "culture";

/** Figures available to a plan's texts. */
export interface PlanFigures extends Metrics {
	/** Cherry Seeds earned in the last occurrence of the season. */
	seedsOfSeason: number;
	/** That occurrence, "Autumn 2026": in preview, and until the season has transactions again, a past one. */
	occurrence: string;
}

/** A season's text above its first section. */
export interface Lead {
	kanji: KanjiWord;
	title: string;
	text: string;
}

/** The figure that a season highlights; `how` says what it counts or how it was calculated. */
export interface Highlight {
	figure: string;
	unit?: string;
	how: string;
}

/**
 * A season's dashboard: its texts, its highlight and its order. The components belong to the page, so that a plan's
 * chunk has no dependencies: each attempt is one request, which fails or succeeds as a whole.
 */
export interface DashboardPlan {
	/** All sections, in the season's order; year-round-dashboard.module.css repeats this order. */
	order: readonly [SectionKey, SectionKey, SectionKey, SectionKey, SectionKey];
	/** Shown above the first section. */
	lead: (figures: PlanFigures) => Lead;
	highlight: (figures: PlanFigures) => Highlight;
	/** The ecosystem panel that the season focuses on. */
	firstPanel?: PanelKey;
	/** Recent activity, listed before activity common to all seasons. */
	lately: readonly DemoActivity[];
}
