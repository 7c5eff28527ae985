import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { Calculator, type CalculatorPlace } from "#src/calculator/calculator.tsx";
import { SelectField } from "#src/calculator/select-field.tsx";
import { useScenario } from "#src/calculator/use-scenario.ts";
import { Working } from "#src/calculator/working.tsx";
import { seasonFigures } from "#src/content/facts/season-figures.ts";
import { seasonWords } from "#src/content/season-words.ts";
import { dayNoun } from "#src/figures/figure-text.ts";
import { SEASONS } from "#src/season/season.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { aprPercent } from "./growth.ts";
import { SEEDS_DECIMALS, seedsPhrase, seedsText } from "./seeds-amount.ts";
import { AmountField, DaysField, RequirementsField } from "./stake-fields.tsx";
import { type StakeOutcome, stakeOutcome } from "./stake-outcome.ts";
import { StakingChart } from "./staking-chart.tsx";
import { type StakingScenario, stakingRules } from "./staking-scenario.ts";
import { stakingWorking } from "./staking-working.tsx";

const ways = [
	{ value: "added", label: "Restaked" },
	{ value: "paid", label: "Paid out" },
] as const;

const seasonOptions = SEASONS.map((season) => ({
	value: season,
	label: `${seasonWords[season].name} ×${seasonFigures[season].tokenMultiplier}`,
}));

/** The outcome in a sentence, for screen readers. */
function inWords({ days }: StakingScenario, { tier, principal, rewards, returned, leaving }: StakeOutcome): string {
	if (!tier) return `Below every tier: ${seedsPhrase(principal)}.`;
	const penalty = leaving.early ? ` after a penalty of ${seedsText(leaving.penalty)}` : "";
	return `${tier.name}: ${seedsPhrase(rewards, 2)} of rewards after ${days} ${dayNoun(days)}; ${seedsText(returned, 2)} returned${penalty}.`;
}

/** What is lost of the returned amount, or when it comes: rewards that are paid out wait for no cooldown. */
function returning({ rewards }: StakingScenario, { tier, leaving }: StakeOutcome): string {
	if (leaving.early) return `${seedsText(leaving.penalty, 2)} lost by unstaking early`;
	if (!tier) return "never locked";
	return rewards === "added" ? `on day ${leaving.paidOn}` : `the stake on day ${leaving.paidOn}, rewards daily`;
}

/** The staking calculator itself; pages use `StakingCalculator`, which loads it. Specification 2.10 and 9 */
export default function LiveStakingCalculator({ path }: CalculatorPlace) {
	const { entry, scenario, faults, touched, change, frame } = useScenario(stakingRules);
	const outcome = stakeOutcome(scenario);
	const { tier, principal, rewards, returned } = outcome;
	const [fault] = Object.values(faults);
	useSpoken(fault ?? inWords(scenario, outcome), touched);
	return (
		<Calculator
			path={path}
			title="What a stake returns"
			introduction="A stake of Cherry Seeds from the day it is locked to the day it is returned. Every step is shown below with its numbers, exact to all nine decimals."
			{...frame}
			fields={
				<>
					<AmountField
						label="Amount"
						text={entry.amount}
						units={scenario.amount}
						fault={faults.amount}
						onText={(amount) => change({ amount })}
					/>
					<DaysField
						label="Unstaked after"
						text={entry.days}
						days={scenario.days}
						fault={faults.days}
						onText={(days) => change({ days })}
					/>
					<AmountField
						label="Earned for work and staked too"
						text={entry.earned}
						units={scenario.earned}
						fault={faults.earned}
						hint="Before the season’s multiplier."
						onText={(earned) => change({ earned })}
					/>
					<SelectField
						label="Earned in"
						options={seasonOptions}
						value={entry.season}
						fault={faults.season}
						onChange={(season) => change({ season })}
						hint="The season multiplies earnings from work, never yield or votes."
					/>
					<SelectField
						label="Daily rewards"
						options={ways}
						value={entry.rewards}
						onChange={(rewards) => change({ rewards })}
					/>
					<RequirementsField value={entry.meets} onChange={(meets) => change({ meets })} />
				</>
			}
		>
			<StatRow dense>
				<Stat label="Tier" figure={tier?.name ?? "None"} context={tier ? rates(tier.apy) : "below every tier"} />
				<Stat label="Staked" figure={seedsText(principal)} context="Cherry Seeds" />
				<Stat
					label="Rewards"
					figure={seedsText(rewards, 2)}
					context={`after ${scenario.days} ${dayNoun(scenario.days)}`}
				/>
				<Stat
					label="Returned"
					figure={seedsText(returned, rewards === 0n ? SEEDS_DECIMALS : 2)}
					context={returning(scenario, outcome)}
				/>
			</StatRow>
			<Working steps={stakingWorking(scenario, outcome)} />
			{tier && scenario.days > 0 && <StakingChart principal={principal} tier={tier} days={scenario.days} />}
		</Calculator>
	);
}

const rates = (apy: number) => `${apy}% APY, ${aprPercent(apy).toFixed(2)}% APR`;
