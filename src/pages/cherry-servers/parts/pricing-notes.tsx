import { provider } from "#src/content/facts/infrastructure.ts";
import { paymentMethods } from "#src/content/servers/billing.ts";
import { plans } from "#src/content/servers/plans.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { billsOf, cancelled, hourlyRate, spotRate } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { Callout } from "#src/ui/callout.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Prose } from "#src/ui/prose.tsx";
import { Sum } from "#src/ui/sum.tsx";
import { Table } from "#src/ui/table.tsx";

const entry = plans[1];
const deepest = plans.find(({ spotPercentOff }) => spotPercentOff === provider.spotDiscount) ?? plans[1];
const spot = rateText(spotRate(deepest) ?? 0);
const year = billsOf(entry).find(({ id }) => id === "annual")?.totalCents ?? 0;
const days = 10;
const { usedCents, returnedCents } = cancelled(year, hourlyRate(entry), days);

/** Specification 2.4 and 9: spot, cancelling, and how to pay. */
export function PricingNotes() {
	return (
		<SectionParts>
			<SectionPart title="Spot">
				<Prose>
					<p>
						Capacity that nobody has ordered is let by the hour for up to {provider.spotDiscount}% less. The discount is
						fixed for each plan and may be nothing: VPS 2 is not offered on spot. {deepest.name} has the deepest:{" "}
						<Sum>{`${rateText(hourlyRate(deepest))} × ${100 - deepest.spotPercentOff}% = ${spot} an hour.`}</Sum>
					</p>
					<p>
						When somebody orders the machine at its full price, you have ten minutes’ notice to save what you need. Spot
						suits builds, renders and batches that can start again. It does not suit a database.
					</p>
				</Prose>
			</SectionPart>
			<SectionPart title="Cancelling">
				<Prose>
					<p>
						There is a {provider.cancellationDays}-day cancellation period on everything paid ahead. The hours used cost
						the hourly price, and the rest comes back the way it was paid, in euros where that was cryptocurrency.
						Hourly and spot servers can be removed at any time.
					</p>
				</Prose>
				<FinePrint>
					{entry.name} for a year costs {euroText(year)}. Cancelled after {days} days:{" "}
					<Sum>{`${days} × 24 h × ${rateText(hourlyRate(entry))} = ${euroText(usedCents)} stay, and ${euroText(year)} − ${euroText(usedCents)} = ${euroText(returnedCents)} come back.`}</Sum>
				</FinePrint>
			</SectionPart>
			<SectionPart title="Payment methods">
				<Table
					caption="Payment methods"
					hideCaption
					columns={[
						{ head: "Method", cell: ({ name }) => name },
						{ head: "Good to know", cell: ({ note }) => note },
					]}
					rows={paymentMethods}
					rowKey={({ name }) => name}
				/>
				<FinePrint>
					Prices are in euros, without VAT. Bills in US dollars use the European Central Bank’s rate of the day they are
					made.
				</FinePrint>
			</SectionPart>
			<Callout tone="note" title="What is not billed">
				<p>Setting up, traffic between sites, remote console, firewall and support come with every plan.</p>
			</Callout>
		</SectionParts>
	);
}
