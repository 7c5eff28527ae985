import { Power, type WorkingStep } from "#src/calculator/working.tsx";
import { stakeTiers, unstaking } from "#src/content/facts/seeds.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { aprPercent, DAYS_PER_YEAR, dailyPercent } from "./growth.ts";
import { seeds, seedsPhrase, seedsText } from "./seeds-amount.ts";
import type { StakeOutcome } from "./stake-outcome.ts";
import type { StakeTier } from "./stake-tier.ts";
import type { StakingScenario } from "./staking-scenario.ts";
import { tierNote } from "./tier-note.ts";

const rate = (percent: number, decimals: number) => `${percent.toFixed(decimals)}%`;
const factor = (tier: StakeTier) => (1 + tier.apy / 100).toFixed(2);

/** What is staked: the season affects only what was earned for work. */
function principalStep({ amount, earned, multiplier, season }: StakingScenario, outcome: StakeOutcome): WorkingStep {
	const none = earned === 0n;
	return {
		title: "Stake",
		formula: `${seedsText(amount)} + ${seedsText(earned)} × ${multiplier}`,
		result: seedsPhrase(outcome.principal),
		note: none
			? `×${multiplier} is ${season}’s multiplier. It raises what is earned for work, so it has no effect here.`
			: `${seasonWords[season].name} turns what was earned for work into ${seedsPhrase(outcome.multiplied)}. Yield and votes are never multiplied.`,
	};
}

/** How the tier is found. */
function tierStep({ principal, tier }: StakeOutcome): WorkingStep {
	const [lowest] = stakeTiers;
	return {
		title: "Tier",
		formula: tier
			? `${seedsText(principal)} ≥ ${seedsText(seeds(tier.minimum))}`
			: `${seedsText(principal)} < ${seedsText(seeds(lowest.minimum))}`,
		comparison: true,
		result: tier ? `${tier.name}, ${tier.apy}% APY` : "no tier",
		note: tierNote(principal, tier),
	};
}

/** The two rates, and the rewards of the chosen kind. */
function rewardSteps(
	{ days, rewards }: StakingScenario,
	{ principal, added, paid }: StakeOutcome,
	tier: StakeTier,
): WorkingStep[] {
	const daily = rate(dailyPercent(tier.apy), 9);
	const exactly = (
		<>
			<Power base={factor(tier)} exponent={`1/${DAYS_PER_YEAR}`} /> − 1
		</>
	);
	return [
		{
			title: "Daily rate",
			formula: exactly,
			result: daily,
			note: `The rate that, added to the stake each day for ${DAYS_PER_YEAR} days, gives ${tier.apy}%. Rounded here, not in the rewards.`,
		},
		{
			title: "APR, for comparison",
			formula: `${DAYS_PER_YEAR} × ${daily}`,
			result: rate(aprPercent(tier.apy), 2),
			note: `A year of rewards paid out gives the APR; added daily, it gives the APY of ${tier.apy}%.`,
		},
		rewards === "added"
			? {
					title: "Rewards, added daily",
					formula: (
						<>
							{seedsText(principal)} × (<Power base={factor(tier)} exponent={`${days}/${DAYS_PER_YEAR}`} /> − 1)
						</>
					),
					result: seedsPhrase(added),
					note: `Paid out instead: ${seedsText(paid)}.`,
				}
			: {
					title: "Rewards, paid out",
					formula: (
						<>
							{seedsText(principal)} × ({exactly}) × {days}
						</>
					),
					result: seedsPhrase(paid),
					note: `Added daily instead: ${seedsText(added)}.`,
				},
	];
}

/** Lock, penalty, and what is returned. */
function leavingSteps({ days, rewards: way }: StakingScenario, outcome: StakeOutcome, tier: StakeTier): WorkingStep[] {
	const { principal, leaving, rewards, returned } = outcome;
	const back = `day ${days} + ${unstaking.cooldownDays} of cooldown = day ${leaving.paidOn}`;
	return [
		leaving.early
			? {
					title: "Unstaking early",
					formula: `day ${days} < ${tier.lockDays}: ${unstaking.earlyPenalty}% × ${seedsText(principal)}`,
					result: seedsPhrase(leaving.penalty),
					note: `The penalty is taken from the principal, not from the rewards. From day ${tier.lockDays} on there is none.`,
				}
			: {
					title: "Unstaking",
					formula: `day ${days} ≥ ${tier.lockDays}`,
					comparison: true,
					result: "no penalty",
					note: `Before day ${tier.lockDays} it would be ${unstaking.earlyPenalty}% of the principal.`,
				},
		{
			title: "Amount returned",
			formula: `${seedsText(principal)} − ${seedsText(leaving.penalty)} + ${seedsText(rewards)}`,
			result: seedsPhrase(returned),
			note:
				way === "added"
					? `On ${back}. Rewards are counted up to the day you unstake.`
					: `Rewards are paid out daily, up to the day you unstake. ${seedsPhrase(principal - leaving.penalty)} come back on ${back}.`,
		},
	];
}

/**
 * Every step from a stake to what is returned, with its numbers.
 * @example stakingWorking(scenario, stakeOutcome(scenario))
 */
export function stakingWorking(scenario: StakingScenario, outcome: StakeOutcome): WorkingStep[] {
	const { tier } = outcome;
	const begin = [principalStep(scenario, outcome), tierStep(outcome)];
	return tier ? [...begin, ...rewardSteps(scenario, outcome, tier), ...leavingSteps(scenario, outcome, tier)] : begin;
}
