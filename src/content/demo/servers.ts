import type { Season } from "#src/season/season.ts";

/** A server that the demo member rents out. Specification 3 (Server). */
export interface Server {
	id: string;
	name: string;
	location: string;
	specs: { cpu: string; memory: string; storage: string; bandwidth: string };
	status: "online" | "maintenance" | "offline";
	/** Percentage of its capacity in use. */
	utilization: number;
	/**
	 * Cherry Seeds by season of the sample year; autumn covers its last two months so far. A test reconciles them with
	 * the transactions.
	 */
	revenue: Record<Season, number>;
	/** Number of clients who rent it. */
	clients: number;
}

/** Start of the counted revenue, a local calendar date: the rent of the previous autumn is not included. */
export const revenueSince = "2025-12-21";

export const servers: readonly Server[] = [
	{
		id: "server-1",
		name: "kura-01",
		location: "Lithuania",
		specs: { cpu: "16 cores", memory: "64 GB", storage: "2 TB NVMe", bandwidth: "10 Gbps" },
		status: "online",
		utilization: 71,
		revenue: { winter: 331, spring: 320, summer: 367, autumn: 312 },
		clients: 14,
	},
	{
		id: "server-2",
		name: "kura-02",
		location: "Netherlands",
		specs: { cpu: "12 cores", memory: "48 GB", storage: "1 TB NVMe", bandwidth: "10 Gbps" },
		status: "online",
		utilization: 58,
		revenue: { winter: 0, spring: 205, summer: 280, autumn: 248 },
		clients: 9,
	},
	{
		id: "server-3",
		name: "kura-03",
		location: "Singapore",
		specs: { cpu: "8 cores", memory: "32 GB", storage: "1 TB NVMe", bandwidth: "10 Gbps" },
		status: "online",
		utilization: 34,
		revenue: { winter: 0, spring: 0, summer: 30, autumn: 96 },
		clients: 4,
	},
	{
		id: "server-4",
		name: "kura-04",
		location: "Sweden",
		specs: { cpu: "8 cores", memory: "32 GB", storage: "500 GB NVMe", bandwidth: "10 Gbps" },
		status: "maintenance",
		utilization: 0,
		revenue: { winter: 0, spring: 0, summer: 0, autumn: 0 },
		clients: 0,
	},
];
