import { metrics } from "#src/content/demo/metrics.ts";
import { countText, shareText } from "#src/figures/figure-text.ts";
import { ParticipationBars } from "#src/member/participation-bars.tsx";
import { Recognitions } from "#src/member/recognitions.tsx";
import type { Season } from "#src/season/season.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Panels, TitledPanel } from "#src/ui/panels.tsx";
import type { Lead } from "../dashboard-plan.ts";
import { SectionTitle } from "./section-title.tsx";

const { totalMembers, newThisMonth, activeMembers, retentionRate } = metrics.communityGrowth;

/** Members, and this member's share: participation by season and recognitions. */
export function PeopleSection({ season, lead }: { season?: Season; lead?: Lead | undefined }) {
	return (
		<section aria-labelledby="people">
			<SectionTitle id="people" title="People" lead={lead} />
			<Panels>
				<TitledPanel
					title="Community"
					figure={countText(totalMembers)}
					change={`+${newThisMonth} this month`}
					label="members"
				>
					<FigureRows
						rows={[
							{
								label: "Active members",
								figure: countText(activeMembers),
								how: shareText(activeMembers, totalMembers),
							},
							{ label: "Retention", figure: `${retentionRate}%` },
							{ label: "Mentorship pairs", figure: countText(metrics.culturalMetrics.mentorshipPairs) },
						]}
					/>
				</TitledPanel>
				<TitledPanel
					title="Seasonal participation"
					label="Meetings, circles and ceremonies you came to, of all that were held"
				>
					<ParticipationBars season={season} />
				</TitledPanel>
				<TitledPanel title="Recognitions">
					<Recognitions />
				</TitledPanel>
			</Panels>
		</section>
	);
}
