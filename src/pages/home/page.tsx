import { homeSections, missingPage } from "#src/content/home.ts";
import type { Route } from "#src/navigation/match-path.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import type { PagePart } from "#src/navigation/page-module.ts";
import { lazyModule } from "#src/platform/lazy-module.ts";
import { Still, wasServedStill } from "#src/still/still.tsx";
import { ColumnSection } from "#src/ui/column-section.tsx";
import styles from "./page.module.css";
import { ActivitySection } from "./parts/activity-section.tsx";
import { Features } from "./parts/features.tsx";
import { Hero } from "./parts/hero.tsx";

export const description =
	"A community and developer ecosystem kept through four seasons: Cherry CLI, Cherry Seeds, servers, a peer-to-peer mesh and mentorship.";

const stillParts = lazyModule(() => import("./still-parts.tsx"));

export const part = (): PagePart | undefined =>
	wasServedStill("home") ? undefined : { source: "src/pages/home/still-parts.tsx", module: stillParts, still: true };

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
				<Still of="home" module={stillParts}>
					{({ Figures }) => <Figures />}
				</Still>
				<ColumnSection {...homeSections.features}>
					<Features />
				</ColumnSection>
				<ColumnSection {...homeSections.activity} more={<PageLink to="/dashboard">Your season in figures</PageLink>}>
					<ActivitySection>
						<Still of="home" module={stillParts}>
							{({ Members }) => <Members />}
						</Still>
					</ActivitySection>
				</ColumnSection>
				<Still of="home" module={stillParts}>
					{({ YearAndGuides }) => <YearAndGuides />}
				</Still>
			</div>
		</>
	);
}
