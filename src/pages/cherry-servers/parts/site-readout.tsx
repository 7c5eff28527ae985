import { provider } from "#src/content/facts/infrastructure.ts";
import { plans } from "#src/content/servers/plans.ts";
import { latencyFrom, type Region } from "#src/content/servers/regions.ts";
import { PageLink } from "#src/navigation/page-link.tsx";
import { findPlans } from "#src/servers/find-plans.ts";
import { selectionQuery, usualSelection } from "#src/servers/selection.ts";
import styles from "./locations.module.css";

/** Details of the chosen site, with a link to its plans. Its space is reserved while none is chosen. */
export function SiteReadout({ region }: { region: Region | undefined }) {
	return (
		<div role="status" className={styles.readout}>
			{region ? <Chosen region={region} /> : <p>Choose a pin to see its site.</p>}
		</div>
	);
}

function Chosen({ region: { id, city, country, latencyMs, servers, note } }: { region: Region }) {
	const selection = { ...usualSelection, region: id };
	return (
		<>
			<p>
				<strong>{city === country ? city : `${city}, ${country}`}</strong> {note}. {latencyMs} ms from {latencyFrom},{" "}
				{servers} servers, {provider.uplinkGbps} Gbps.
			</p>
			<p>
				<PageLink to={`/infrastructure/servers${selectionQuery(selection, [])}#inventory`}>
					{findPlans(plans, selection).length} plans on offer here
				</PageLink>
			</p>
		</>
	);
}
