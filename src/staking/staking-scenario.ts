import type { Faults, Reading, ScenarioRules } from "#src/calculator/scenario-query.ts";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seedsSupply } from "#src/content/facts/seeds.ts";
import { isSeason, type Season } from "#src/season/season.ts";
import { isTierId, readAmount, readDays } from "./read-fields.ts";
import { seeds, seedsText } from "./seeds-amount.ts";
import { type Stake, stakeOutcome } from "./stake-outcome.ts";
import { TOP_TIER } from "./stake-tier.ts";

/** The fields of the staking calculator, as typed and chosen. */
export type StakingEntry = Readonly<Record<"amount" | "days" | "rewards" | "meets" | "earned" | "season", string>>;

/** A stake, and the season in which the earned part was earned. */
export type StakingScenario = Stake & { season: Season };

const isWay = (text: string): text is Stake["rewards"] => text === "added" || text === "paid";

/** At most one fault per field. The choices can fail only in an edited link. */
function readStaking(entry: StakingEntry): Reading<StakingEntry, StakingScenario> {
	const { rewards, meets, season } = entry;
	const amount = readAmount(entry.amount);
	const days = readDays(entry.days);
	const earned = readAmount(entry.earned);
	const faults: Faults<StakingEntry> = {};
	if ("fault" in amount) faults.amount = amount.fault;
	if ("fault" in days) faults.days = days.fault;
	if ("fault" in earned) faults.earned = earned.fault;
	if (!isWay(rewards)) faults.rewards = "Rewards are added or paid.";
	if (!isTierId(meets)) faults.meets = "There is no such tier.";
	if (!isSeason(season)) faults.season = "There is no such season.";
	if ("fault" in amount || "fault" in days || "fault" in earned) return { faults };
	if (!isWay(rewards) || !isTierId(meets) || !isSeason(season)) return { faults };
	const multiplier = seasonFigures[season].tokenMultiplier;
	const scenario = { amount: amount.units, days: days.days, earned: earned.units, rewards, meets, season, multiplier };
	if (stakeOutcome(scenario).principal <= seeds(seedsSupply)) return { scenario };
	const sum = `${seedsText(amount.units)} + ${seedsText(earned.units)} × ${season}’s ${multiplier}`;
	const together = `${sum} is more than the ${seedsText(seeds(seedsSupply))} Seeds that exist.`;
	return { faults: { amount: together, earned: together, season: together } };
}

/**
 * The staking calculator's rules: an example with a year's yield in round figures, and how its fields are parsed.
 * Specification 9
 */
export const stakingRules: ScenarioRules<StakingEntry, StakingScenario> = {
	example: { amount: "1,000", days: "365", rewards: "added", meets: TOP_TIER, earned: "0", season: "spring" },
	prefix: "stake",
	read: readStaking,
};
