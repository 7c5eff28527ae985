import { Bar } from "#src/charts/bar.tsx";
import { orchestratorSample } from "#src/content/facts/orchestrator.ts";
import { type AgentKind, agentKinds, agents } from "#src/content/orchestrator/agents.ts";
import { Term } from "#src/glossary/term.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { KanjiRows } from "#src/ui/kanji-rows.tsx";
import { tasksOf } from "../agent-sums.ts";
import styles from "./agents.module.css";

const most = Math.max(...agentKinds.map(tasksOf));

function rowOf(kind: AgentKind) {
	const { icon, name, word, role, capabilities, culturalAlignment } = agents[kind];
	return {
		title: name,
		word,
		icon: <Icon name={icon} size={20} />,
		note: role,
		columns: [
			{
				label: "Capabilities",
				text: (
					<ul className={styles.capabilities}>
						{capabilities.map((capability) => (
							<li key={capability}>{capability}</li>
						))}
					</ul>
				),
			},
			{
				label: "Cultural alignment",
				text: (
					<>
						<Term id={culturalAlignment.term}>{`${culturalAlignment.reading}:`}</Term> {culturalAlignment.text}
					</>
				),
			},
		],
	};
}

/** The six kinds: what each does, its abilities and its principle. Specification 3 (Agent entry) */
export function Agents() {
	return (
		<SectionParts>
			<SectionPart title="Six crafts">
				<KanjiRows rows={agentKinds.map(rowOf)} />
			</SectionPart>
			<SectionPart
				title="Who does how much"
				introduction="Tasks of the sample year. A task that passes through three crafts is counted where it took longest."
			>
				<FigureRows
					rows={agentKinds.map((kind) => ({
						label: agents[kind].name,
						how: `${agents[kind].running} running`,
						figure: `${tasksOf(kind)} tasks`,
						chart: <Bar value={(tasksOf(kind) / most) * 100} />,
					}))}
				/>
				<FinePrint>
					{agentKinds.map((kind) => agents[kind].running).join(" + ")} = {orchestratorSample.agents} agents;{" "}
					{agentKinds.map(tasksOf).join(" + ")} = {orchestratorSample.tasks} tasks.
				</FinePrint>
			</SectionPart>
		</SectionParts>
	);
}
