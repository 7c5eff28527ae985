import { agentKinds, agents } from "#src/content/orchestrator/agents.ts";
import { seasonWorkflows } from "#src/content/orchestrator/workflows.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { seasons } from "#src/content/seasons/seasons.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { NowBadge } from "#src/season/now-badge.tsx";
import { SEASONS, type Season } from "#src/season/season.ts";
import { seasonSpan } from "#src/season/season-span.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Table } from "#src/ui/table.tsx";
import { allTasks, allTasksIn, tasksIn, tasksOf } from "../agent-sums.ts";
import styles from "./agents.module.css";

function rowOf(season: Season) {
	const { icon, color, activities, leads, atCeremony } = seasonWorkflows[season];
	const { culturalPhase, ceremony } = seasons[season];
	const [first, second] = leads.map((kind) => agents[kind].name);
	return {
		title: `${seasonWords[season].name}: ${culturalPhase.toLowerCase()}`,
		word: seasonWords[season],
		icon: <Icon name={icon} size={20} tone={color} />,
		note: (
			<>
				{seasonSpan(season)} <NowBadge season={season} />
			</>
		),
		columns: [
			{
				label: `Busier than usual: ${first} and ${second?.toLowerCase()}`,
				text: (
					<ul className={styles.capabilities}>
						{activities.map((activity) => (
							<li key={activity}>{activity}</li>
						))}
					</ul>
				),
			},
			{ label: `At the ceremony, ${ceremony}`, text: atCeremony },
		],
	};
}

const rows = [
	...agentKinds.map((kind) => ({
		name: agents[kind].name,
		in: (season: Season) => tasksIn(kind, season),
		year: tasksOf(kind),
	})),
	{ name: "All", in: allTasksIn, year: allTasks },
];

/** What each season asks of the agents, and how the work rotates. Specification 3 (Season workflow entry) */
export function Workflows() {
	return (
		<SectionParts>
			<SectionPart title="Four seasons of work">
				<KanjiRows rows={SEASONS.map(rowOf)} />
			</SectionPart>
			<SectionPart
				title="The year in tasks"
				introduction="The sample project’s tasks by craft and season. Every craft has a season in which it has most to do."
			>
				<Table
					hideCaption
					caption="Tasks by craft and season"
					columns={[
						{ head: "Craft", cell: ({ name }) => name },
						...SEASONS.map((season) => ({
							head: seasonWords[season].name,
							numeric: true,
							cell: (row: (typeof rows)[number]) => row.in(season),
						})),
						{ head: "Year", numeric: true, cell: ({ year }) => year },
					]}
					rows={rows}
					rowKey={({ name }) => name}
				/>
				<FinePrint>
					{SEASONS.map(allTasksIn).join(" + ")} = {allTasks}. Two crafts are named for each season: both have more to do
					in it than on average in the other three.
				</FinePrint>
			</SectionPart>
			<Prose>
				<p>
					When each season begins and how its ceremony is held is explained under{" "}
					<PageLink to="/ceremonies">Seasonal Ceremonies</PageLink>.
				</p>
			</Prose>
		</SectionParts>
	);
}
