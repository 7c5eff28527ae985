import { useState } from "react";
import { Bar } from "#src/charts/bar.tsx";
import { provider } from "#src/content/facts/infrastructure.ts";
import { latencyFrom, type RegionId, regions } from "#src/content/servers/regions.ts";
import { SectionPart, SectionParts } from "#src/page-sections/section-part.tsx";
import { FinePrint } from "#src/ui/fine-print.tsx";
import { Table } from "#src/ui/table.tsx";
import styles from "./locations.module.css";
import { SiteReadout } from "./site-readout.tsx";
import { WorldMap } from "./world-map.tsx";

const most = Math.max(...regions.map(({ servers }) => servers));
const bySize = regions.toSorted((one, other) => other.servers - one.servers);

/** Specification 2.4: six sites on a map, and in a table with latency, servers and uplink. */
export function Locations() {
	const [chosen, setChosen] = useState<RegionId | null>(null);
	const region = regions.find(({ id }) => id === chosen);
	return (
		<SectionParts>
			<div>
				<WorldMap chosen={chosen} onChoose={(id) => setChosen(id === chosen ? null : id)} />
				<SiteReadout region={region} />
			</div>
			<SectionPart title="Sites">
				<Table
					caption="Sites"
					hideCaption
					marked={({ id }) => id === chosen}
					columns={[
						{ head: "Location", cell: ({ country }) => country },
						{ head: "Site", cell: ({ city }) => city },
						{
							head: "Managed servers",
							cell: ({ servers }) => (
								<span className={styles.share}>
									<span>{servers}</span>
									<Bar value={Math.round((servers / most) * 100)} />
								</span>
							),
						},
						{ head: "Latency", cell: ({ latencyMs }) => `${latencyMs} ms`, numeric: true },
						{ head: "Uplink", cell: () => `${provider.uplinkGbps} Gbps`, numeric: true },
					]}
					rows={bySize}
					rowKey={({ id }) => id}
				/>
				<FinePrint>
					Servers: {bySize.map(({ servers }) => servers).join(" + ")} = {provider.managedServers}. Latency: a round trip
					from {latencyFrom}, median of a day.
				</FinePrint>
			</SectionPart>
		</SectionParts>
	);
}
