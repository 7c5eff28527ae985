import { ceremonyDeeds, ceremonySteps, smallCeremonies } from "#src/content/community/ceremonies.ts";
import { metrics } from "#src/content/demo/metrics.ts";
import { almanacCounts, ceremonySittings } from "#src/content/facts/community.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { SEASONS } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { Table } from "#src/ui/table.tsx";

const rows = SEASONS.map((season) => ({
	season,
	name: seasonWords[season].name,
	deed: ceremonyDeeds[season],
	...seasonFigures[season],
}));

export function Ceremonies() {
	return (
		<SectionParts>
			<StatRow>
				<Stat figure={String(almanacCounts.solarTerms)} label="Solar terms" context="Half a month each" />
				<Stat figure={String(almanacCounts.microSeasons)} label="Micro-seasons" context="About five days each" />
				<Stat
					figure={String(almanacCounts.nationalHolidays)}
					label="National holidays"
					context="Of Japan, kept in mind"
				/>
				<Stat
					figure={String(metrics.culturalMetrics.ceremonyParticipation)}
					unit="%"
					label="Participation"
					context="Of active members, last ceremony"
				/>
			</StatRow>
			<SectionPart
				title="Four seasonal ceremonies"
				kanji={{ kanji: "季", reading: "ki", meaning: "season" }}
				introduction={`Each is held twice on a Saturday in Japan, at ${ceremonySittings.utc}.`}
			>
				<Table
					hideCaption
					caption="One in each season"
					columns={[
						{ head: "Ceremony", cell: ({ ceremony }) => ceremony },
						{
							head: "Season",
							cell: ({ season, name }) => (
								<>
									{name}, <span className="whole">{seasonSpan(season)}</span>
								</>
							),
						},
						{ head: "Seeds", numeric: true, cell: ({ tokenMultiplier }) => `×${tokenMultiplier}` },
						{ head: "What happens", cell: ({ deed }) => deed },
					]}
					rows={rows}
					rowKey={({ season }) => season}
				/>
			</SectionPart>
			<SectionPart title="Two small ones" introduction="They follow no calendar and take a quarter of an hour.">
				<Table
					hideCaption
					caption="When there is a reason"
					columns={[
						{ head: "Ceremony", cell: ({ name }) => name },
						{ head: "When", cell: ({ when }) => when },
						{ head: "What happens", cell: ({ text }) => text },
					]}
					rows={smallCeremonies}
					rowKey={({ name }) => name}
				/>
			</SectionPart>
			<SectionPart title="The course of an hour">
				<Steps steps={ceremonySteps} />
			</SectionPart>
			<p>
				The year in full, with every term and holiday, is kept under{" "}
				<PageLink to="/ceremonies">Seasonal Ceremonies</PageLink>; how to come along for the first time is in the{" "}
				<PageLink to="/guides/community#ceremonies">guide</PageLink>, and clocks of six cities are in{" "}
				<PageLink to="/docs/cultural-framework/ceremony-etiquette">Ceremony Etiquette</PageLink>.
			</p>
		</SectionParts>
	);
}
