import { Fragment } from "react";
import { metrics } from "#src/content/demo/metrics.ts";
import { wallet } from "#src/content/demo/wallet.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { dayText } from "#src/figures/day-text.ts";
import { nameOf, seedsBySeason } from "#src/member/seeds.ts";
import type { Season } from "#src/season/season.ts";
import type { DashboardPlan, Lead, SectionKey } from "./dashboard-plan.ts";
import styles from "./page.module.css";
import { ActivitySection } from "./parts/activity-section.tsx";
import { DashboardNote } from "./parts/dashboard-note.tsx";
import { EcosystemSection } from "./parts/ecosystem-section.tsx";
import { PeopleSection } from "./parts/people-section.tsx";
import { SeasonOpening } from "./parts/season-opening.tsx";
import { SeedsSection } from "./parts/seeds-section.tsx";
import { ServersSection } from "./parts/servers-section.tsx";
import { seasonProgress } from "./season-progress.ts";

/** A season's dashboard by its plan: the opening, then the sections in the season's order. */
export function PlannedDashboard({ season, plan, today }: { season: Season; plan: DashboardPlan; today: Date }) {
	const config = seasons[season];
	const progress = seasonProgress(season, today);
	const latest = seedsBySeason(wallet.transactions).find((group) => group.season === season);
	const figures = { ...metrics, seedsOfSeason: latest?.earned ?? 0, occurrence: latest ? nameOf(latest) : "" };
	const earning = progress.begun
		? `Earning at ×${config.tokenMultiplier} until ${dayText(progress.end)}`
		: `×${config.tokenMultiplier} from ${dayText(progress.start)}`;
	const section = (key: SectionKey, lead: Lead | undefined) => {
		if (key === "seeds") return <SeedsSection season={season} lead={lead} />;
		if (key === "people") return <PeopleSection season={season} lead={lead} />;
		if (key === "servers") return <ServersSection season={season} aside={earning} lead={lead} />;
		if (key === "ecosystem") return <EcosystemSection first={plan.firstPanel} lead={lead} />;
		return <ActivitySection seasonal={plan.lately} lead={lead} />;
	};
	return (
		<>
			<div className={styles.opening}>
				<SeasonOpening config={config} today={today} progress={progress} highlight={plan.highlight(figures)} />
			</div>
			<div className={styles.sections}>
				{plan.order.map((key, index) => (
					<Fragment key={key}>{section(key, index === 0 ? plan.lead(figures) : undefined)}</Fragment>
				))}
				<DashboardNote />
			</div>
		</>
	);
}
