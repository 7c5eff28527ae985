import type { Plan } from "#src/content/servers/plans.ts";
import { breakEvenHours, hourlyRate, hoursCost } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { Sum } from "#src/ui/sum.tsx";
import styles from "./bills.module.css";

/** Which option is cheaper for a number of hours a month, in a sentence. */
export function cheaperOption(plan: Plan, hours: number): string {
	const cost = hoursCost(hourlyRate(plan), hours);
	const gap = Math.abs(cost - plan.monthlyCents);
	if (gap === 0) return "Hourly and monthly cost the same.";
	return `${cost < plan.monthlyCents ? "Hourly" : "Monthly"} is cheaper by ${euroText(gap)}.`;
}

/** The same with its calculation, and from which number of hours on it is the other. */
export function BreakEven({ plan, hours }: { plan: Plan; hours: number }) {
	const rate = hourlyRate(plan);
	const cost = hoursCost(rate, hours);
	return (
		<p className={styles.verdict}>
			<strong>{cheaperOption(plan, hours)}</strong>{" "}
			<Sum>{`${hours} × ${rateText(rate)} = ${euroText(cost)}, against ${euroText(plan.monthlyCents)}.`}</Sum> From{" "}
			{breakEvenHours(plan)} hours on, the month costs less.
		</p>
	);
}
