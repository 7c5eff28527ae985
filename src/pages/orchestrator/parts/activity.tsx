import { agentActivity, agentsAtWork } from "#src/content/orchestrator/activity.ts";
import { agents } from "#src/content/orchestrator/agents.ts";
import { capitalWord, numberWord } from "#src/figures/number-word.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { ActivityList } from "#src/ui/activity-list.tsx";
import { Table } from "#src/ui/table.tsx";

const waiting = agentsAtWork.filter(({ waitsFor }) => waitsFor !== null).length;

/** Eight timed messages, and the current work of each agent. Specification 2.12 and 3 (Activity item) */
export function Activity() {
	return (
		<SectionParts>
			<SectionPart title="Lately" introduction="Eight messages, newest first. People appear by name, agents by craft.">
				<ActivityList activities={agentActivity} />
			</SectionPart>
			<SectionPart
				title={`${capitalWord(agentsAtWork.length)} at work`}
				introduction={`${capitalWord(waiting)} of them wait, for a person or for another craft. Waiting is no fault: it is where a decision is being made.`}
			>
				<Table
					hideCaption
					stacks
					caption={`What ${numberWord(agentsAtWork.length)} agents are working on`}
					columns={[
						{ head: "Task", cell: ({ at }) => at },
						{ head: "Craft", cell: ({ kind }) => agents[kind].name },
						{ head: "Waits for", cell: ({ waitsFor }) => waitsFor ?? "Nobody" },
					]}
					rows={agentsAtWork}
					rowKey={({ at }) => at}
				/>
			</SectionPart>
		</SectionParts>
	);
}
