/**
 * The orchestrator's sample figures: running agents, tasks of the sample year, and two shares in per cent.
 * Specification 9. `acceptedAtOnce` and `inKeeping` are the numbers of tasks behind the shares; a test verifies them.
 */
export const orchestratorSample = {
	agents: 12,
	tasks: 847,
	efficiency: 94,
	alignment: 98,
	acceptedAtOnce: 796,
	inKeeping: 830,
} as const;
