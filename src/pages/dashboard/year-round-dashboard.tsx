import type { ReactNode } from "react";
import { seasonWords } from "#src/content/season-words.ts";
import type { Season } from "#src/season/season.ts";
import { LoadingState } from "#src/ui/loading-state.tsx";
import { DashboardContent } from "./dashboard-content.tsx";
import styles from "./page.module.css";
import { ActivitySection } from "./parts/activity-section.tsx";
import { DashboardNote } from "./parts/dashboard-note.tsx";
import { EcosystemSection } from "./parts/ecosystem-section.tsx";
import { PeopleSection } from "./parts/people-section.tsx";
import { SeedsSection } from "./parts/seeds-section.tsx";
import { ServersSection } from "./parts/servers-section.tsx";
import { YearRoundOpening } from "./parts/year-round-opening.tsx";
import order from "./year-round-dashboard.module.css";

/**
 * What is true in every season: the prerendered page, and the content while a season's dashboard loads or after it
 * failed to. Its sections are shown in the season's order, so that they stay in place when the dashboard loads; after
 * a failure, in the order in which they are read and reached by Tab.
 * @param loading the season whose dashboard is loading
 * @param instead replaces the opening
 */
export function YearRoundDashboard({ loading, instead }: { loading?: Season; instead?: ReactNode }) {
	return (
		<DashboardContent>
			<div className={styles.opening}>
				{instead ?? (
					<>
						<div className={loading && order.giveWay}>
							<YearRoundOpening />
						</div>
						{loading && (
							<LoadingState
								kanji={seasonWords[loading].kanji}
								title={`Loading ${seasonWords[loading].name} Dashboard`}
								text="Preparing seasonal interface..."
							/>
						)}
					</>
				)}
			</div>
			<div className={`${styles.sections} ${instead ? "" : order.sections}`}>
				<SeedsSection />
				<PeopleSection />
				<ServersSection />
				<EcosystemSection />
				<ActivitySection />
				<DashboardNote />
			</div>
		</DashboardContent>
	);
}
