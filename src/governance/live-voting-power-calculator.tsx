import { useSpoken } from "#src/accessibility/use-spoken.ts";
import { Calculator, type CalculatorPlace } from "#src/calculator/calculator.tsx";
import { useScenario } from "#src/calculator/use-scenario.ts";
import { Working } from "#src/calculator/working.tsx";
import { dayNoun } from "#src/figures/figure-text.ts";
import { seedsPhrase, seedsText } from "#src/staking/seeds-amount.ts";
import { AmountField, DaysField, RequirementsField } from "#src/staking/stake-fields.tsx";
import { tierOf } from "#src/staking/stake-tier.ts";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { VotingChart } from "./voting-chart.tsx";
import { bonusPercent, daysToNextBonus, votingPower } from "./voting-power.ts";
import { votingRules } from "./voting-scenario.ts";
import { votingWorking } from "./voting-working.ts";

/** The calculator itself; pages use `VotingPowerCalculator`, which loads it. Specification 2.10 and 9 */
export default function LiveVotingPowerCalculator({ path }: CalculatorPlace) {
	const { entry, scenario, faults, touched, change, frame } = useScenario(votingRules);
	const { amount, days, meets } = scenario;
	const tier = tierOf(amount, meets);
	const power = votingPower(amount, days, meets);
	const bonus = bonusPercent(days);
	const wait = daysToNextBonus(days);
	const [fault] = Object.values(faults);
	const inWords = tier
		? `Voting power ${seedsText(power)}: ${tier.name}, bonus ${bonus}%.`
		: `Below every tier, without a vote: ${seedsPhrase(amount)}.`;
	useSpoken(fault ?? inWords, touched);
	return (
		<Calculator
			path={path}
			title="How much a stake counts in a vote"
			introduction="Voting power from Cherry Seeds, their tier and how long they have been staked. The season has no effect on it."
			{...frame}
			fields={
				<>
					<AmountField
						label="Staked"
						text={entry.amount}
						units={amount}
						fault={faults.amount}
						onText={(amount) => change({ amount })}
					/>
					<DaysField
						label="Staked for"
						text={entry.days}
						days={days}
						fault={faults.days}
						onText={(days) => change({ days })}
					/>
					<RequirementsField value={entry.meets} onChange={(meets) => change({ meets })} />
				</>
			}
		>
			<StatRow dense>
				<Stat label="Voting power" figure={seedsText(power)} context={tier ? "votes" : "voting requires a tier"} />
				<Stat label="Tier" figure={tier?.name ?? "None"} context={tier ? `×${tier.votes}` : "below every tier"} />
				<Stat
					label="Duration bonus"
					figure={`+${bonus}%`}
					context={wait === null ? "full" : `grows in ${wait} ${dayNoun(wait)}`}
				/>
			</StatRow>
			<Working steps={votingWorking(scenario)} />
			{tier && <VotingChart staked={amount} votes={tier.votes} days={days} />}
		</Calculator>
	);
}
