import { stakeTiers, unstaking } from "#src/content/facts/seeds.ts";
import { countText } from "#src/figures/figure-text.ts";
import { Term } from "#src/glossary/term.tsx";
import { Icon } from "#src/ui/icon.tsx";
import { How } from "./part.tsx";
import { Points } from "./points.tsx";

const { cooldownDays, earlyPenalty } = unstaking;
const { name, minimum, lockDays } = stakeTiers[2];
/** A day in the example on which the lock has not ended. */
const hurried = 12;
const penalty = (minimum * earlyPenalty) / 100;

/** Cooldown, penalty, daily rewards and auto-compound. Specification 9 (stake tiers). */
export function StakingMechanics() {
	return (
		<>
			<Points
				points={[
					{
						title: "Rewards every day",
						mark: <Icon name="calendar-days" />,
						text: "Counted from the day of staking and paid daily. They can be taken out at any time.",
					},
					{
						title: "Auto-compound, if you like",
						mark: <Icon name="rotate-cw" />,
						text: (
							<>
								<Term id="auto-compound">Auto-compound</Term> stakes each reward again on the day it is paid. It can be
								switched on and off.
							</>
						),
					},
					{
						title: `${cooldownDays}-day cooldown`,
						mark: <Icon name="lock-keyhole" />,
						text: (
							<>
								Ask to unstake, and the Seeds come back {cooldownDays} days later. The{" "}
								<Term id="cooldown">cooldown</Term> follows every stake, kept or broken.
							</>
						),
					},
					{
						title: `${earlyPenalty}% early-exit penalty`,
						mark: <Icon name="triangle-exclamation-point" />,
						text: (
							<>
								Asking before the <Term id="lock">lock</Term> has ended costs {earlyPenalty}% of the principal. Rewards
								already paid stay yours.
							</>
						),
					},
				]}
			/>
			<How>
				{countText(minimum)} Seeds in {name}, asked back on day {hurried} of {lockDays}: {countText(minimum)} ×{" "}
				{earlyPenalty}% = {penalty} stay behind, and {countText(minimum - penalty)} arrive on day{" "}
				{hurried + cooldownDays}. Asked back on day {lockDays}, all {countText(minimum)} arrive on day{" "}
				{lockDays + cooldownDays}.
			</How>
		</>
	);
}
