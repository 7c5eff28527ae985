import { composerLink } from "#src/composer/composer-query.ts";
import { provider } from "#src/content/facts/infrastructure.ts";
import { hoursAMonth } from "#src/content/servers/billing.ts";
import { capabilities, technicalSpecifications, useCases } from "#src/content/servers/features.ts";
import { type Plan, plans } from "#src/content/servers/plans.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { euroText } from "#src/servers/euro-text.ts";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { Table } from "#src/ui/table.tsx";

const planOf = (id: string): Plan => plans.find((plan) => plan.id === id) ?? plans[0];
/** The monthly downtime that the promised uptime allows, in minutes. */
const outage = Math.round(hoursAMonth * 60 * (100 - provider.uptime)) / 100;

/** Specification 2.4: capabilities, technical specifications, use cases. */
export function Features() {
	return (
		<SectionParts>
			<SectionPart title="Capabilities" introduction="The same at all six sites, and in the price of every plan.">
				<PillarGrid level={4} pillars={capabilities} />
			</SectionPart>
			<SectionPart title="Technical specifications">
				<Table
					caption="Technical specifications"
					hideCaption
					columns={[
						{ head: "Part", cell: ({ name }) => name },
						{ head: "What there is", cell: ({ value }) => value },
					]}
					rows={technicalSpecifications}
					rowKey={({ name }) => name}
				/>
				<FinePrint>
					Uptime: {provider.uptime}% of {hoursAMonth} hours leaves {hoursAMonth} × 60 ×{" "}
					{(100 - provider.uptime).toFixed(1)}% = {outage} minutes a month in which a site may be down.
				</FinePrint>
			</SectionPart>
			<SectionPart title="Use cases" introduction="A starting point. Each plan opens the command that orders it.">
				<Table
					caption="Use cases"
					hideCaption
					columns={[
						{ head: "Work", cell: ({ work }) => work },
						{
							head: "Plan",
							cell: ({ plan }) => (
								<PageLink to={composerLink("servers create", { plan })}>{planOf(plan).name}</PageLink>
							),
						},
						{ head: "Why", cell: ({ why }) => why },
						{ head: "A month", cell: ({ plan }) => euroText(planOf(plan).monthlyCents), numeric: true },
					]}
					rows={useCases}
					rowKey={({ work }) => work}
				/>
			</SectionPart>
		</SectionParts>
	);
}
