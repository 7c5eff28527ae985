import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { Plot } from "#src/charts/plot.tsx";
import { compactText, dayNoun } from "#src/figures/figure-text.ts";
import { numberText } from "#src/figures/number-text.ts";
import { sampleDays } from "./sample-days.ts";
import { seedsNumber, seedsText } from "./seeds-amount.ts";
import { type DayOfRewards, rewardsByDay } from "./stake-outcome.ts";
import type { StakeTier } from "./stake-tier.ts";

const figure = (units: bigint) => seedsText(units, 4);

const columns = [
	{ head: "Day", cell: ({ day }: DayOfRewards) => day },
	{ head: "Added daily", cell: ({ added }: DayOfRewards) => figure(added), numeric: true },
	{ head: "Paid out", cell: ({ paid }: DayOfRewards) => figure(paid), numeric: true },
];

/** Rewards over the days of a stake, both ways. */
export function StakingChart({ principal, tier, days }: { principal: bigint; tier: StakeTier; days: number }) {
	const rows = rewardsByDay(principal, tier.apy, sampleDays(days, 24));
	const last = rows.at(-1) as DayOfRewards;
	return (
		<figure>
			<Plot
				title={`Rewards in Cherry Seeds over ${days} ${dayNoun(days)}`}
				summary={`Added daily, they grow to ${figure(last.added)}; paid out, they total ${figure(last.paid)}.`}
				lines={[
					{
						look: "solid",
						label: `Added daily: ${seedsText(last.added, 2)}`,
						points: rows.map(({ day, added }) => ({ x: day, y: seedsNumber(added) })),
					},
					{
						look: "dotted",
						label: `Paid out: ${seedsText(last.paid, 2)}`,
						points: rows.map(({ day, paid }) => ({ x: day, y: seedsNumber(paid) })),
					},
				]}
				marks={[{ x: days, y: seedsNumber(last.added) }]}
				format={(tick) => (tick < 1 ? numberText(tick, 4) : compactText(tick))}
				columns={sampleDays(days, 4).map((day) => ({ x: day, label: day === 0 ? "Day 0" : String(day) }))}
			/>
			<DataDisclosure
				caption="Rewards so far, in Cherry Seeds"
				columns={columns}
				rows={rewardsByDay(principal, tier.apy, sampleDays(days, 12))}
				rowKey={({ day }) => String(day)}
			/>
		</figure>
	);
}
