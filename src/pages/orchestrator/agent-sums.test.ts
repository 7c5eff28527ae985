import { expect, it } from "vitest";
import { orchestratorSample } from "#src/content/facts/orchestrator.ts";
import { agentActivity, agentsAtWork } from "#src/content/orchestrator/activity.ts";
import { agentKinds, agents } from "#src/content/orchestrator/agents.ts";
import { seasonWorkflows } from "#src/content/orchestrator/workflows.ts";
import { percentText } from "#src/figures/figure-text.ts";
import { SEASONS } from "#src/season/season.ts";
import { allTasks, allTasksIn, tasksIn, tasksOf } from "./agent-sums.ts";

it("agents and tasks of all kinds add up to the stated figures", () => {
	expect(agentKinds).toHaveLength(6);
	expect(agentKinds.reduce((sum, kind) => sum + agents[kind].running, 0)).toBe(orchestratorSample.agents);
	expect(allTasks).toBe(orchestratorSample.tasks);
	expect(SEASONS.reduce((sum, season) => sum + allTasksIn(season), 0)).toBe(orchestratorSample.tasks);
});

it("shares match the stated percentages", () => {
	const { tasks, acceptedAtOnce, inKeeping, efficiency, alignment } = orchestratorSample;
	expect(Math.round((acceptedAtOnce / tasks) * 100)).toBe(efficiency);
	expect(Math.round((inKeeping / tasks) * 100)).toBe(alignment);
	expect(percentText(acceptedAtOnce, tasks)).toBe(`${efficiency}%`);
	expect(percentText(inKeeping, tasks)).toBe(`${alignment}%`);
});

it.each(agentKinds)("as many agents are at work on %s as are running", (kind) => {
	expect(agentsAtWork.filter((agent) => agent.kind === kind)).toHaveLength(agents[kind].running);
});

it.each(SEASONS)("each leading kind in %s has more tasks then than on average in the other seasons", (season) => {
	for (const kind of seasonWorkflows[season].leads)
		expect(tasksIn(kind, season)).toBeGreaterThan((tasksOf(kind) - tasksIn(kind, season)) / (SEASONS.length - 1));
});

it("every kind leads in some season, and the activity list has eight entries", () => {
	expect(new Set(SEASONS.flatMap((season) => seasonWorkflows[season].leads))).toEqual(new Set(agentKinds));
	expect(agentActivity).toHaveLength(8);
});
