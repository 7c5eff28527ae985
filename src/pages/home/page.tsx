import { homeSections, missingPage } from "#src/content/home.ts";
import type { Route } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { stillPage } from "#src/still/still.tsx";
import { ColumnSection } from "#src/ui/column-section.tsx";
import styles from "./page.module.css";
import { ActivitySection } from "./parts/activity-section.tsx";
import { Features } from "./parts/features.tsx";
import { Hero } from "./parts/hero.tsx";

export const description =
	"A community and developer ecosystem kept through four seasons: Cherry CLI, Cherry Seeds, servers, a peer-to-peer mesh and mentorship.";

const { part, Still } = stillPage("home", () => import("./still-parts.tsx"));

export { part };

/**
 * The home page: the season, the ecosystem in figures, what visitors can do here, recent activity, the year, and the
 * guides.
 */
export default function HomePage({ route }: { route: Route }) {
	return (
		<>
			{!route.known && (
				<p role="note" className={styles.missing}>
					<strong>{missingPage.title}.</strong> {missingPage.text} <span>{missingPage.search}</span>
				</p>
			)}
			<div className={styles.page}>
				<Hero />
				<Still>{({ MetricGroups }) => <MetricGroups />}</Still>
				<ColumnSection {...homeSections.features}>
					<Features />
				</ColumnSection>
				<ColumnSection {...homeSections.activity} more={<PageLink to="/dashboard">Your season in figures</PageLink>}>
					<ActivitySection>
						<Still>{({ MembersByLevel }) => <MembersByLevel />}</Still>
					</ActivitySection>
				</ColumnSection>
				<Still>{({ YearAndGuides }) => <YearAndGuides />}</Still>
			</div>
		</>
	);
}
