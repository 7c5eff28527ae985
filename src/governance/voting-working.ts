import type { WorkingStep } from "#src/calculator/working.tsx";
import { durationBonus, stakeTiers } from "#src/content/facts/seeds.ts";
import { dayNoun } from "#src/figures/figure-text.ts";
import { seeds, seedsText } from "#src/staking/seeds-amount.ts";
import { tierOf } from "#src/staking/stake-tier.ts";
import { tierNote } from "#src/staking/tier-note.ts";
import { bonusPercent, daysToNextBonus, votingPower } from "./voting-power.ts";
import type { VotingScenario } from "./voting-scenario.ts";

const { periodDays, percentPerPeriod, mostPercent, fullAfterDays } = durationBonus;

/**
 * Every step from a stake to its voting power, with its numbers.
 * @example votingWorking({ amount: seeds(1_200), days: 137, meets: "sakura" }).at(-1).result // "7,200"
 */
export function votingWorking({ amount, days, meets }: VotingScenario): WorkingStep[] {
	const tier = tierOf(amount, meets);
	const staked = seedsText(amount);
	const note = tierNote(amount, tier);
	if (!tier)
		return [
			{
				title: "Tier multiplier",
				formula: `${staked} < ${seedsText(seeds(stakeTiers[0].minimum))}`,
				comparison: true,
				result: "no tier and no vote",
				note,
			},
		];
	const periods = Math.floor(days / periodDays);
	const bonus = bonusPercent(days);
	const wait = daysToNextBonus(days);
	return [
		{
			title: "Tier multiplier",
			formula: `${staked} ≥ ${seedsText(seeds(tier.minimum))}`,
			comparison: true,
			result: `${tier.name}, ×${tier.votes}`,
			note,
		},
		{
			title: "Whole periods",
			formula: `${days} ÷ ${periodDays}, rounded down`,
			result: String(periods),
			note:
				wait === null
					? `At its maximum since day ${fullAfterDays}. More time adds nothing.`
					: `The next one is complete in ${wait} ${dayNoun(wait)}, on day ${days + wait}.`,
		},
		{
			title: "Duration bonus",
			formula: `${periods} × ${percentPerPeriod}%, at most ${mostPercent}%`,
			result: `${bonus}%`,
		},
		{
			title: "Voting power",
			formula: `${staked} × ${tier.votes} × ${(1 + bonus / 100).toFixed(2)}`,
			result: seedsText(votingPower(amount, days, meets)),
		},
	];
}
