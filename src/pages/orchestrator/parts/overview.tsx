import { orchestratorSample } from "#src/content/facts/orchestrator.ts";
import { agentKinds } from "#src/content/orchestrator/agents.ts";
import { taskSteps } from "#src/content/orchestrator/overview.ts";
import { boundaries } from "#src/content/orchestrator/pillars.ts";
import { numberWord } from "#src/figures/number-word.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { Panels, TitledPanel } from "#src/ui/panels.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import { AgentRing } from "./agent-ring.tsx";
import styles from "./overview.module.css";

const { agents, tasks, efficiency, alignment, acceptedAtOnce, inKeeping } = orchestratorSample;

/** Specification 2.12 and 9 (sample orchestrator stats). */
export function Overview() {
	return (
		<SectionParts>
			<div>
				<StatRow>
					<Stat figure={String(agents)} label="Agents running" context={`Of ${numberWord(agentKinds.length)} kinds`} />
					<Stat figure={String(tasks)} label="Tasks" context="In the sample year" />
					<Stat
						figure={String(efficiency)}
						unit="%"
						label="Efficiency"
						context={`Accepted at once: ${acceptedAtOnce} ÷ ${tasks}`}
					/>
					<Stat
						figure={String(alignment)}
						unit="%"
						label="Alignment"
						context={`In keeping with the pillars: ${inKeeping} ÷ ${tasks}`}
					/>
				</StatRow>
				<SampleNote>
					Sample data: agents, tasks, shares and messages of this page describe a made-up project. No agent runs in this
					preview.
				</SampleNote>
			</div>
			<SectionPart title="One task, from question to record">
				<div className={styles.beside}>
					<AgentRing />
					<Steps steps={taskSteps} />
				</div>
			</SectionPart>
			<SectionPart
				title="What an agent may do"
				introduction="The line is drawn where a thing can no longer be taken back by whoever did it."
			>
				<Panels>
					{boundaries.map(({ title, items }) => (
						<TitledPanel key={title} title={title} level={4}>
							<ul className={styles.items}>
								{items.map((item) => (
									<li key={item}>{item}</li>
								))}
							</ul>
						</TitledPanel>
					))}
				</Panels>
			</SectionPart>
		</SectionParts>
	);
}
