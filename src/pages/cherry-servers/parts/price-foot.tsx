import { entryPlan, provider } from "#src/content/facts/infrastructure.ts";
import { hourlyRate } from "#src/servers/billing.ts";
import { euroText, rateText } from "#src/servers/euro-text.ts";
import { FigureRows } from "#src/ui/figure-rows.tsx";
import { SampleNote } from "#src/ui/sample-note.tsx";

/** Under the menu: the lowest price, and which figures of the page are samples. Specification 9 (Provider) */
export function PriceFoot() {
	return (
		<>
			<FigureRows
				rows={[
					{ label: "VPS from", figure: `${rateText(hourlyRate({ hourlyMills: provider.vpsHourlyMills }))}/hour` },
					{ label: "Entry plan", figure: `${rateText(hourlyRate(entryPlan))}/hr` },
					{ label: "The same, monthly", figure: `${euroText(entryPlan.monthlyCents)}/mo` },
				]}
			/>
			<SampleNote>Sample data: sites, plans, prices and terms.</SampleNote>
		</>
	);
}
