import { homeSections } from "#src/content/home-still.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { ColumnSection } from "#src/ui/column-section.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import styles from "./page.module.css";
import { ActivitySection } from "./parts/activity-section.tsx";
import { Features } from "./parts/features.tsx";
import { Guides } from "./parts/guides.tsx";
import { MetricGroups } from "./parts/metric-groups.tsx";
import { YearOfSeasons } from "./parts/year-of-seasons.tsx";

/** All below the hero: without state, so its code is not fetched if the page was prerendered with it. */
export function Sections() {
	return (
		<div className={styles.sections}>
			<MetricGroups />
			<ColumnSection {...homeSections.features}>
				<Features />
			</ColumnSection>
			<ColumnSection {...homeSections.activity} more={<PageLink to="/dashboard">Your season in figures</PageLink>}>
				<ActivitySection />
			</ColumnSection>
			<ColumnSection
				{...homeSections.seasons}
				more={<PageLink to="/guides/seasons">How seasons are determined</PageLink>}
			>
				<YearOfSeasons />
			</ColumnSection>
			<ColumnSection {...homeSections.guides}>
				<Guides />
			</ColumnSection>
			<div className={styles.note}>
				<SampleNote>Sample data: the figures, messages and members on this page are a demonstration.</SampleNote>
			</div>
		</div>
	);
}
