import { DataDisclosure } from "#src/charts/data-disclosure.tsx";
import { Plot } from "#src/charts/plot.tsx";
import { durationBonus } from "#src/content/facts/seeds.ts";
import { seedsNumber, seedsText } from "#src/staking/seeds-amount.ts";
import { bonusPercent, bonusStairs, weigh } from "./voting-power.ts";

const { periodDays, fullAfterDays } = durationBonus;

/** Day 0 and the days on which the bonus grows. */
const STEPS = Array.from({ length: fullAfterDays / periodDays + 1 }, (_, index) => index * periodDays);

/** The voting power of a stake over time, with its current position. */
export function VotingChart({ staked, votes, days }: { staked: bigint; votes: number; days: number }) {
	const until = Math.max(days, fullAfterDays + 2 * periodDays);
	const power = (bonus: number) => weigh(staked, votes, bonus);
	const now = power(bonusPercent(days));
	const late = days > until / 2;
	return (
		<figure>
			<Plot
				title={`Voting power over ${until} days`}
				summary={`It starts at ${seedsText(power(0))}, grows every ${periodDays} days and reaches its maximum of ${seedsText(power(bonusPercent(fullAfterDays)))} on day ${fullAfterDays}. On day ${days} it is ${seedsText(now)}.`}
				lines={[
					{
						look: "solid",
						points: bonusStairs(until).map(({ day, bonus }) => ({ x: day, y: seedsNumber(power(bonus)) })),
					},
				]}
				marks={[
					{
						x: days,
						y: seedsNumber(now),
						figure: seedsText(now, 2),
						words: `on day ${days}`,
						side: late ? "above" : "below",
						anchor: late ? "end" : "start",
					},
				]}
				columns={[0, 90, 180, fullAfterDays, until].map((day) => ({
					x: day,
					label: day === 0 ? "Day 0" : String(day),
				}))}
			/>
			<DataDisclosure
				caption="Voting power by time staked"
				columns={[
					{ head: "From day", cell: (day: number) => day },
					{ head: "Bonus", cell: (day: number) => `${bonusPercent(day)}%`, numeric: true },
					{ head: "Voting power", cell: (day: number) => seedsText(power(bonusPercent(day))), numeric: true },
				]}
				rows={STEPS}
				rowKey={String}
			/>
		</figure>
	);
}
