import { type AgentKind, agentKinds, agents } from "#src/content/orchestrator/agents.ts";
import { SEASONS, type Season } from "#src/season/season.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Tasks of one kind of agent in the sample year. */
export const tasksOf = (kind: AgentKind): number => sum(agents[kind].tasks);

/** Tasks of one kind in a season. @example tasksIn("development", "summer") // 94 */
export const tasksIn = (kind: AgentKind, season: Season): number => agents[kind].tasks[SEASONS.indexOf(season)] ?? 0;

/** Tasks of all kinds in a season. */
export const allTasksIn = (season: Season): number => sum(agentKinds.map((kind) => tasksIn(kind, season)));

/** All tasks of the year. */
export const allTasks = sum(agentKinds.map(tasksOf));
