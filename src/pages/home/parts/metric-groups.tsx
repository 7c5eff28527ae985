import type { ReactNode } from "react";
import { Bar } from "#src/charts/bar.tsx";
import { Tally } from "#src/charts/tally.tsx";
import { capacityInUse, metrics } from "#src/content/demo/metrics.ts";
import { countText, millionsText, percentText, shareText } from "#src/figures/figure-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { type FigureRow, FigureRows } from "#src/ui/figure-rows.tsx";
import styles from "./metric-groups.module.css";

const { communityGrowth, tokenEconomics, infrastructureStats, culturalMetrics } = metrics;
const { totalMembers, newThisMonth, activeMembers, retentionRate } = communityGrowth;
const { totalSupply, circulatingSupply, stakingRate, burnRate } = tokenEconomics;
const { totalNodes, totalCapacity, utilizationRate, averageEarnings } = infrastructureStats;
const { ceremonyParticipation, culturalCompetencyAvg, mentorshipPairs, authenticityScore } = culturalMetrics;

/** The four groups of metrics, each with its largest figure, a picture of it, and the others. Specification 3 (Metrics). */
export function MetricGroups() {
	return (
		<section aria-labelledby="figures" className={styles.frame} data-quiet="">
			<h2 id="figures" className="visually-hidden">
				The ecosystem in figures
			</h2>
			<div className={styles.groups}>
				<Group
					title="Community growth"
					figure={countText(totalMembers)}
					label={`members, ${activeMembers} of them active`}
					chart={<Tally count={totalMembers} filled={activeMembers} rows={7} look="dot" />}
					rows={[
						{ label: "New this month", figure: `+${newThisMonth}` },
						{
							label: "Active members",
							figure: countText(activeMembers),
							how: shareText(activeMembers, totalMembers),
						},
						{
							label: "Retention",
							figure: `${retentionRate}%`,
							how: "still here after a year",
							chart: <Bar value={retentionRate} />,
						},
					]}
				/>
				<Group
					title="Token economics"
					figure={millionsText(circulatingSupply)}
					label={
						<>
							CHERRY in circulation. CHERRY is not Cherry Seeds:{" "}
							<PageLink to="/guides/glossary#cherry">see the glossary</PageLink>
						</>
					}
					chart={<Tally count={80} filled={Math.round((circulatingSupply / totalSupply) * 80)} rows={1} look="tick" />}
					rows={[
						{ label: "Total supply", figure: millionsText(totalSupply) },
						{
							label: "Circulating",
							figure: percentText(circulatingSupply, totalSupply),
							how: `${millionsText(circulatingSupply)} ÷ ${millionsText(totalSupply)}`,
						},
						{ label: "Staked, of circulating", figure: `${stakingRate}%`, chart: <Bar value={stakingRate} /> },
						{ label: "Burned each quarter", figure: `${burnRate}%`, how: "of circulating" },
					]}
				/>
				<Group
					title="Infrastructure"
					figure={countText(totalNodes)}
					label={`nodes in the mesh, ${utilizationRate}% of their capacity in use`}
					chart={<Tally count={100} filled={Math.round(utilizationRate)} rows={1} look="tick" />}
					rows={[
						{ label: "Capacity", figure: `${countText(totalCapacity)} vCPU` },
						{
							label: "In use",
							figure: `${utilizationRate}%`,
							how: `about ${countText(capacityInUse)} of ${countText(totalCapacity)} vCPU`,
						},
						{ label: "Average earnings", figure: `${averageEarnings} Seeds`, how: "a node, each season" },
					]}
				/>
				<Group
					title="Culture"
					figure={countText(mentorshipPairs)}
					label="mentorship pairs"
					chart={<Tally count={mentorshipPairs} rows={3} look="pair" />}
					rows={[
						{
							label: "Active members at the last ceremony",
							figure: `${ceremonyParticipation}%`,
							chart: <Bar value={ceremonyParticipation} />,
						},
						{
							label: "Cultural competency",
							figure: `${culturalCompetencyAvg} of 100`,
							chart: <Bar value={culturalCompetencyAvg} />,
						},
						{
							label: "Authenticity",
							figure: `${authenticityScore} of 100`,
							chart: <Bar value={authenticityScore} />,
						},
					]}
				/>
			</div>
		</section>
	);
}

interface GroupProps {
	title: string;
	figure: string;
	/** What the figure counts, and what the picture shows. */
	label: ReactNode;
	chart: ReactNode;
	rows: readonly FigureRow[];
}

function Group({ title, figure, label, chart, rows }: GroupProps) {
	return (
		<div className={styles.group}>
			<h3>{title}</h3>
			<p className={styles.figure}>{figure}</p>
			<p className={styles.label}>{label}</p>
			<div className={styles.chart}>{chart}</div>
			<FigureRows rows={rows} />
		</div>
	);
}
