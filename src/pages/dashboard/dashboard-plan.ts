import type { DemoActivity } from "#src/content/demo/activity.ts";
import type { Metrics } from "#src/content/demo/metrics.ts";
import type { KanjiWord } from "#src/ui/kanji.tsx";

export type SectionKey = "seeds" | "people" | "servers" | "ecosystem" | "activity";
export type PanelKey = "infrastructure" | "cherry" | "culture";

/** What a plan may say in figures. */
export interface PlanFigures extends Metrics {
	/** Cherry Seeds earned in the season, the last time it came. */
	seedsOfSeason: number;
}

/** What a season says over the section it puts first. */
export interface Lead {
	kanji: KanjiWord;
	title: string;
	text: string;
}

/** The figure that a season looks at first; `how` says what it counts or how it was computed. */
export interface Highlight {
	figure: string;
	unit?: string;
	how: string;
}

/**
 * A season's dashboard: its words, its figure and what it puts first. The parts it is made of belong to the page, so that its
 * chunk needs nothing else: one request a try, which fails or succeeds as a whole.
 */
export interface DashboardPlan {
	/** All sections, in the season's order; year-round-dashboard.module.css holds the same order. */
	order: readonly [SectionKey, SectionKey, SectionKey, SectionKey, SectionKey];
	/** Over the first section. */
	lead: (figures: PlanFigures) => Lead;
	highlight: (figures: PlanFigures) => Highlight;
	/** The ecosystem's panel that the season is about. */
	firstPanel?: PanelKey;
	/** What happened lately, before what goes on in any season. */
	lately: readonly DemoActivity[];
}
