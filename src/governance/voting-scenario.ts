import type { Reading, ScenarioRules } from "#src/calculator/scenario-query.ts";
import { isTierId, readAmount, readDays } from "#src/staking/read-fields.ts";
import { type TierId, TOP_TIER } from "#src/staking/stake-tier.ts";

/** The fields of the voting-power calculator, as typed and chosen. */
export type VotingEntry = Readonly<Record<"amount" | "days" | "meets", string>>;

/** Staked base units, whole days since staking, and the highest tier whose requirements are met. */
export interface VotingScenario {
	amount: bigint;
	days: number;
	meets: TierId;
}

function readVoting({ amount: typed, days: typedDays, meets }: VotingEntry): Reading<VotingEntry, VotingScenario> {
	const amount = readAmount(typed);
	const days = readDays(typedDays);
	const faults: Partial<Record<keyof VotingEntry, string>> = {};
	if ("fault" in amount) faults.amount = amount.fault;
	if ("fault" in days) faults.days = days.fault;
	if (!isTierId(meets)) faults.meets = "There is no such tier.";
	if ("fault" in amount || "fault" in days || !isTierId(meets)) return { faults };
	return { scenario: { amount: amount.units, days: days.days, meets } };
}

/**
 * The voting-power calculator's rules: an example with a partly grown bonus, and how its fields are parsed.
 * Specification 9
 */
export const votingRules: ScenarioRules<VotingEntry, VotingScenario> = {
	example: { amount: "1,200", days: "137", meets: TOP_TIER },
	prefix: "vote",
	read: readVoting,
};
