import { entryPlan } from "#src/content/facts/infrastructure.ts";
import { hoursAMonth } from "#src/content/servers/billing.ts";
import { hourlyRate, hoursCost } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { Sum } from "#src/ui/sum.tsx";

const rate = hourlyRate(entryPlan);
const byTheHour = hoursCost(rate, hoursAMonth);
const saved = byTheHour - entryPlan.monthlyCents;

/** How a month's saving is calculated, with the figures of the entry plan. Specification 9 */
export function SavingFormula() {
	return (
		<>
			An average month has {hoursAMonth} hours. E3-1240 v3:{" "}
			<Sum>{`${hoursAMonth} × ${rateText(rate)} = ${euroText(byTheHour)}; ${euroText(byTheHour)} − ${euroText(entryPlan.monthlyCents)} = ${euroText(saved)}`}</Sum>{" "}
			saved, which is {Math.round((saved / byTheHour) * 1000) / 10}%.
		</>
	);
}
