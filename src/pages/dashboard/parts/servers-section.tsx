import { Bar } from "#src/charts/bar.tsx";
import { metrics } from "#src/content/demo/metrics.ts";
import { revenueSince, type Server, servers } from "#src/content/demo/servers.ts";
import { dateText } from "#src/figures/date-text.ts";
import { countText } from "#src/figures/figure-text.ts";
import { SEASONS, type Season } from "#src/season/season.ts";
import { Icon } from "#src/ui/icon.tsx";
import { Table } from "#src/ui/table.tsx";
import type { Lead } from "../dashboard-plan.ts";
import { SectionTitle } from "./section-title.tsx";
import styles from "./servers-section.module.css";

const STATUS: Record<Server["status"], string> = { online: "Online", maintenance: "Maintenance", offline: "Offline" };

interface ServersSectionProps {
	season?: Season;
	lead?: Lead | undefined;
	aside?: string;
}

/**
 * The member's servers; with a season, their revenue in it, otherwise since the beginning of winter. `aside` says what
 * earnings are worth now.
 */
export function ServersSection({ season, lead, aside }: ServersSectionProps) {
	const revenue = ({ revenue }: Server) =>
		season ? revenue[season] : SEASONS.reduce((total, one) => total + revenue[one], 0);
	const total = servers.reduce((sum, server) => sum + revenue(server), 0);
	const earning = servers.filter((server) => revenue(server) > 0);
	const span = season ? `in ${season}` : `since ${dateText(revenueSince)}`;
	return (
		<section aria-labelledby="servers" className={styles.servers}>
			<SectionTitle id="servers" title="Your servers" lead={lead} aside={aside} />
			<Table
				hideCaption
				caption={`Your servers, and what they earned ${span}`}
				columns={[
					{ head: "Name", cell: ({ name }) => <span className={styles.name}>{name}</span> },
					{ head: "Location", cell: ({ location }) => location },
					{
						head: "Specs",
						cell: ({ specs }) => (
							<span className={styles.specs}>
								{specs.cpu}, {specs.memory} memory, {specs.storage}, {specs.bandwidth}
							</span>
						),
					},
					{ head: "Status", cell: ({ status }) => <Status status={status} /> },
					{ head: "Utilisation", cell: ({ utilization }) => <Utilisation percent={utilization} /> },
					{ head: "Clients", cell: ({ clients }) => clients, numeric: true },
					{ head: `Seeds ${span}`, cell: (server) => <strong>{countText(revenue(server))}</strong>, numeric: true },
				]}
				rows={servers}
				rowKey={({ id }) => id}
			/>
			<p className={styles.total}>
				{countText(total)} Seeds {span} = {servers.map((server) => countText(revenue(server))).join(" + ")}
				{season && earning[0] && (
					<>
						{earning.length === 1 ? (
							<>
								, all of it from <span className="whole">{earning[0].name}</span>
							</>
						) : (
							`; an average of ${countText(total / earning.length)} over the ${earning.length} that earned`
						)}
						. Across the mesh a node earns {metrics.infrastructureStats.averageEarnings} a season
					</>
				)}
				.
			</p>
		</section>
	);
}

function Status({ status }: Pick<Server, "status">) {
	const online = status === "online";
	return (
		<span className={online ? styles.online : styles.resting}>
			<Icon name={online ? "circle-check" : "info"} size={16} /> {STATUS[status]}
		</span>
	);
}

function Utilisation({ percent }: { percent: number }) {
	return (
		<span className={styles.utilisation}>
			<Bar value={percent} /> <span>{percent}%</span>
		</span>
	);
}
