import type { Plan } from "#src/content/servers/plans.ts";
import { breakEvenHours, hourlyRate, hoursCost } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { Sum } from "#src/ui/sum.tsx";
import styles from "./bills.module.css";

/** Which option is cheaper for a number of hours a month, and from which number on it is the other. */
export function BreakEven({ plan, hours }: { plan: Plan; hours: number }) {
	const rate = hourlyRate(plan);
	const cost = hoursCost(rate, hours);
	const gap = Math.abs(cost - plan.monthlyCents);
	const verdict =
		gap === 0
			? "Both cost the same"
			: cost < plan.monthlyCents
				? `Hourly is cheaper by ${euroText(gap)}`
				: `Monthly is cheaper by ${euroText(gap)}`;
	return (
		<output className={styles.verdict}>
			<strong>{verdict}.</strong>{" "}
			<Sum>{`${hours} × ${rateText(rate)} = ${euroText(cost)}, against ${euroText(plan.monthlyCents)}.`}</Sum> From{" "}
			{breakEvenHours(plan)} hours on, the month costs less.
		</output>
	);
}
