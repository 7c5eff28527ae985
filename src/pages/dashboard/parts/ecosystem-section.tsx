import type { ReactNode } from "react";
import { SplitBar, SplitMark } from "#src/charts/split-bar.tsx";
import { capacityInUse, metrics } from "#src/content/demo/metrics.ts";
import { countText, millionsText, percentText } from "#src/figures/figure-text.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { Panels, TitledPanel } from "#src/ui/panels.tsx";
import type { Lead, PanelKey } from "../dashboard-plan.ts";
import styles from "./ecosystem-section.module.css";
import { SectionTitle } from "./section-title.tsx";

const { tokenEconomics, infrastructureStats, culturalMetrics } = metrics;
const { totalSupply, circulatingSupply, stakingRate, burnRate } = tokenEconomics;

const panels: Record<PanelKey, () => ReactNode> = { infrastructure: Infrastructure, cherry: Cherry, culture: Culture };

const USUAL: readonly PanelKey[] = ["infrastructure", "cherry", "culture"];

/** The mesh, the CHERRY token and the culture, in figures; `first` is the panel that the season focuses on. */
export function EcosystemSection({ lead, first }: { lead?: Lead | undefined; first?: PanelKey | undefined }) {
	const order = first ? [first, ...USUAL.filter((key) => key !== first)] : USUAL;
	return (
		<section aria-labelledby="ecosystem">
			<SectionTitle id="ecosystem" title="The ecosystem" lead={lead} />
			<Panels>
				{order.map((key) => {
					const One = panels[key];
					return <One key={key} />;
				})}
			</Panels>
		</section>
	);
}

function Infrastructure() {
	const { totalNodes, totalCapacity, utilizationRate, averageEarnings } = infrastructureStats;
	return (
		<TitledPanel title="Infrastructure" figure={countText(totalNodes)} label="nodes in the mesh">
			<FigureRows
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
		</TitledPanel>
	);
}

function Cherry() {
	return (
		<TitledPanel
			title="CHERRY"
			figure={millionsText(circulatingSupply)}
			label={
				<>
					in circulation. CHERRY is not Cherry Seeds: <PageLink to="/guides/glossary">see the glossary</PageLink>
				</>
			}
		>
			<div className={styles.split}>
				<SplitBar percent={(circulatingSupply / totalSupply) * 100} />
			</div>
			<FigureRows
				rows={[
					{
						label: "Circulating",
						figure: percentText(circulatingSupply, totalSupply),
						how: `${millionsText(circulatingSupply)} ÷ ${millionsText(totalSupply)}`,
						mark: <SplitMark part="first" />,
					},
					{
						label: "Not yet circulating",
						figure: millionsText(totalSupply - circulatingSupply),
						how: `${millionsText(totalSupply)} − ${millionsText(circulatingSupply)}`,
						mark: <SplitMark part="rest" />,
					},
					{ label: "Total supply", figure: millionsText(totalSupply) },
					{ label: "Staked, of circulating", figure: `${stakingRate}%` },
					{ label: "Burned each quarter", figure: `${burnRate}%`, how: "of circulating" },
				]}
			/>
		</TitledPanel>
	);
}

function Culture() {
	const { ceremonyParticipation, culturalCompetencyAvg, mentorshipPairs, authenticityScore } = culturalMetrics;
	return (
		<TitledPanel title="Culture" figure={countText(mentorshipPairs)} label="mentorship pairs">
			<FigureRows
				rows={[
					{ label: "Came to the last ceremony", figure: `${ceremonyParticipation}%`, how: "of active members" },
					{
						label: "Cultural competency",
						figure: `${culturalCompetencyAvg} of 100`,
						how: "average of those who asked",
					},
					{ label: "Authenticity", figure: `${authenticityScore} of 100`, how: "given by reviewers" },
				]}
			/>
		</TitledPanel>
	);
}
