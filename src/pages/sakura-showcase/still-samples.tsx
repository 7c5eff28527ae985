import type { ComponentType } from "react";
import type { ComponentId } from "#src/content/library/components.ts";
import type { liveSamples } from "./live-samples.ts";
import { BadgeSample } from "./samples/badge.tsx";
import { CalloutSample } from "./samples/callout.tsx";
import { EmptyStateSample } from "./samples/empty-state.tsx";
import { JapaneseWordSample } from "./samples/japanese-word.tsx";
import { LineChartSample } from "./samples/line-chart.tsx";
import { SectionHeadingSample } from "./samples/section-heading.tsx";
import { StatSample } from "./samples/stat.tsx";
import { TableSample } from "./samples/table.tsx";
import { TierCardsSample } from "./samples/tier-cards.tsx";
import { TimelineSample } from "./samples/timeline.tsx";

const TabsAbove = () => <p>The six tabs at the head of this page are this component.</p>;

/** The static samples: their code is not fetched if the page was prerendered with them. */
export const stillSamples: Record<Exclude<ComponentId, keyof typeof liveSamples>, ComponentType> = {
	tabs: TabsAbove,
	badge: BadgeSample,
	callout: CalloutSample,
	"section-heading": SectionHeadingSample,
	"japanese-word": JapaneseWordSample,
	timeline: TimelineSample,
	"tier-cards": TierCardsSample,
	stat: StatSample,
	table: TableSample,
	"line-chart": LineChartSample,
	"empty-state": EmptyStateSample,
};
