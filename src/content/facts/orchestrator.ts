/**
 * The orchestrator's sample figures: agents running, tasks of the sample year, and two shares in per cent. Specification 9.
 * `acceptedAtOnce` and `inKeeping` are the tasks of which the shares are made; a test computes them.
 */
export const orchestratorSample = {
	agents: 12,
	tasks: 847,
	efficiency: 94,
	alignment: 98,
	acceptedAtOnce: 796,
	inKeeping: 830,
} as const;
