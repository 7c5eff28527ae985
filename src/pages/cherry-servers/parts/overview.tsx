import { provider } from "#src/content/facts/infrastructure.ts";
import { arrival } from "#src/content/servers/arrival.ts";
import { differentiators } from "#src/content/servers/differentiators.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { PillarGrid } from "#src/ui/pillar-grid.tsx";
import { Stat, StatRow } from "#src/ui/stat.tsx";
import { Steps } from "#src/ui/steps.tsx";
import styles from "./overview.module.css";

const { founded, sites, deploymentMinutes, support, uptime } = provider;

/** Specification 2.4: founding year, locations, delivery time, and six distinguishing features. */
export function Overview() {
	return (
		<SectionParts>
			<div className={styles.figures}>
				<StatRow>
					<Stat figure={String(founded)} label="Founded" context="With one rack in Šiauliai" />
					<Stat figure={String(sites)} label="Datacentres" context="In six countries" />
					<Stat figure={deploymentMinutes.join("–")} label="Minutes to deploy" context="For plans from stock" />
					<Stat figure={support} label="Support" context={`And ${uptime}% uptime`} />
				</StatRow>
			</div>
			<SectionPart title="Six differences" introduction="What you would miss first if you moved elsewhere.">
				<PillarGrid level={4} pillars={differentiators} />
			</SectionPart>
			<SectionPart title="From an order to a shell">
				<Steps steps={arrival} />
				<FinePrint>
					The commands for each step stand under <PageLink to="/infrastructure/servers#cherry-cli">Cherry CLI</PageLink>
					; the document{" "}
					<PageLink to="/docs/implementation-guides/deploy-your-first-server">Deploy Your First Server</PageLink> walks
					through all of them.
				</FinePrint>
			</SectionPart>
		</SectionParts>
	);
}
