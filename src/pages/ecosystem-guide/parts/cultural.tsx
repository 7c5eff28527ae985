import { ceremonyDeeds, smallCeremonies } from "#src/content/community/ceremonies.ts";
import { metrics } from "#src/content/demo/metrics.ts";
import { almanacCounts, mentorshipPairs } from "#src/content/facts/community.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { capitalWord } from "#src/figures/number-word.ts";
import { Term } from "#src/glossary/term.tsx";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Table } from "#src/ui/table.tsx";
import { SectionFrame } from "./section-frame.tsx";
import styles from "./words.module.css";

const rows = SEASONS.map((season) => ({ season, name: seasonWords[season].name, ...seasonFigures[season] }));
const ceremonies = rows.length + smallCeremonies.length;
const { solarTerms, microSeasons, nationalHolidays } = almanacCounts;
const { ceremonyParticipation, culturalCompetencyAvg, authenticityScore } = metrics.culturalMetrics;

/** The year, its ceremonies, and the care taken in borrowing them. Specification 9, Ecosystem guide and Community */
export function Cultural() {
	return (
		<SectionFrame id="cultural">
			<SectionPart
				title={`${capitalWord(rows.length)} seasons of work`}
				introduction={`Each has one ceremony. With ${smallCeremonies.map(({ name }) => name).join(" and ")}, which follow no calendar, there are ${ceremonies} in all: ${rows.length} + ${smallCeremonies.length}.`}
			>
				<Table
					hideCaption
					caption="Seasons"
					columns={[
						{ head: "Season", cell: ({ name }) => name },
						{ head: "From and to", cell: ({ season }) => <span className="whole">{seasonSpan(season)}</span> },
						{ head: "Ceremony", cell: ({ ceremony }) => ceremony },
						{ head: "What happens", cell: ({ season }) => ceremonyDeeds[season] },
						{ head: "Earned Seeds", numeric: true, cell: ({ tokenMultiplier }) => `×${tokenMultiplier}` },
					]}
					rows={rows}
					rowKey={({ season }) => season}
				/>
				<p className={styles.how}>
					The <Term id="season-multiplier">multiplier</Term> applies to Cherry Seeds, and only to those earned by
					contributing. CHERRY knows no season.
				</p>
			</SectionPart>

			<SectionPart
				title="The finer calendar"
				introduction="Between the ceremonies the almanac counts in smaller steps. The site shows the one of today at the foot of its navigation."
			>
				<div className={styles.rows}>
					<FigureRows
						rows={[
							{ label: "Solar terms", how: `365 days ÷ ${solarTerms}, about 15 days each`, figure: String(solarTerms) },
							{
								label: "Micro-seasons",
								how: `${solarTerms} × ${microSeasons / solarTerms}, about five days each`,
								figure: String(microSeasons),
							},
							{ label: "National holidays of Japan", figure: String(nationalHolidays) },
						]}
					/>
				</div>
				<p className={styles.how}>
					A solar term is a <Term id="sekki">sekki,</Term> a micro-season a <Term id="kou">kō.</Term>
				</p>
			</SectionPart>

			<SectionPart title="How we borrow">
				<p className={styles.text}>
					A Japanese word on this site means what it means in Japan; where it is introduced, its reading and meaning
					stand beside it. A custom is told with its source, and with what we changed. Where members who grew up with it
					say that we have it wrong, the text is taken down first and discussed afterwards.
				</p>
				<p className={styles.text}>
					Nobody has to perform any of it. One can deploy servers here for years, read no haiku, and be a good
					neighbour. What the calendar gives is a shared reason to stop four times a year: an interval,{" "}
					<Term id="ma">ma,</Term> that gives the work its shape.
				</p>
			</SectionPart>

			<SectionPart title="What we count" introduction="Sample figures, looked at once a season.">
				<div className={styles.rows}>
					<FigureRows
						rows={[
							{ label: "Active members at the last ceremony", figure: `${ceremonyParticipation}%` },
							{ label: "Mentorship pairs", figure: String(mentorshipPairs) },
							{ label: "Cultural competency, average", figure: `${culturalCompetencyAvg} of 100` },
							{ label: "Authenticity of cultural work, by its reviewers", figure: `${authenticityScore} of 100` },
						]}
					/>
				</div>
				<p className={styles.how}>
					Values, mentorship and the ceremonies themselves: <PageLink to="/guides/culture">Community Culture</PageLink>{" "}
					and <PageLink to="/ceremonies">Seasonal Ceremonies</PageLink>.
				</p>
			</SectionPart>
		</SectionFrame>
	);
}
