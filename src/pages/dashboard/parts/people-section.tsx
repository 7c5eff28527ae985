import { BarList } from "#src/charts/bar-list.tsx";
import { metrics } from "#src/content/demo/metrics.ts";
import { user } from "#src/content/demo/user.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { Kanji } from "#src/ui/kanji.tsx";
import type { Lead } from "../dashboard-plan.ts";
import { countText, percentText } from "#src/figures/figure-text.ts";
import { FigureRows } from "./figure-rows.tsx";
import { Panels, TitledPanel } from "./panels.tsx";
import { Recognitions } from "./recognitions.tsx";
import { SectionTitle } from "./section-title.tsx";

const { totalMembers, newThisMonth, activeMembers, retentionRate } = metrics.communityGrowth;

const participation = SEASONS.map((season) => {
	const { attended, held } = user.seasonalParticipation[season];
	return { season, attended, held, percent: Math.round((attended / held) * 100) };
});
const strongest = participation.reduce((best, one) => (one.percent > best.percent ? one : best));

/** Members, and this member's part: participation by season and recognitions. */
export function PeopleSection({ season, lead }: { season?: Season; lead?: Lead }) {
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
								how: `${percentText(activeMembers, totalMembers)} = ${activeMembers} ÷ ${totalMembers}`,
							},
							{ label: "Retention", figure: `${retentionRate}%` },
							{ label: "Mentorship pairs", figure: countText(metrics.culturalMetrics.mentorshipPairs) },
						]}
					/>
				</TitledPanel>
				<TitledPanel title="Seasonal participation" label="Gatherings you came to, of all that were held">
					<BarList
						rows={participation.map((one) => ({
							key: one.season,
							mark: <Kanji {...seasonWords[one.season]} />,
							percent: one.percent,
							note: `${one.attended} of ${one.held}`,
							current: season === one.season,
						}))}
					/>
					<FigureRows
						rows={[
							{ label: "Strongest season", figure: `${seasonWords[strongest.season].name}, ${strongest.percent}%` },
						]}
					/>
				</TitledPanel>
				<TitledPanel title="Recognitions">
					<Recognitions />
				</TitledPanel>
			</Panels>
		</section>
	);
}
