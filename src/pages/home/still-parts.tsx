import { homeStillSections } from "#src/content/home-still.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { ColumnSection } from "#src/ui/column-section.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import styles from "./page.module.css";
import { Guides } from "./parts/guides.tsx";
import { YearOfSeasons } from "./parts/year-of-seasons.tsx";

/* The stateless parts of the home page: their code is not fetched if the page was prerendered with them. */

export { MembersByLevel } from "./parts/members-by-level.tsx";
export { MetricGroups } from "./parts/metric-groups.tsx";

export function YearAndGuides() {
	return (
		<div className={styles.sections}>
			<ColumnSection
				{...homeStillSections.seasons}
				more={<PageLink to="/guides/seasons">How seasons are determined</PageLink>}
			>
				<YearOfSeasons />
			</ColumnSection>
			<ColumnSection {...homeStillSections.guides}>
				<Guides />
			</ColumnSection>
			<div className={styles.note}>
				<SampleNote>Sample data: the figures, messages and members on this page are a demonstration.</SampleNote>
			</div>
		</div>
	);
}
