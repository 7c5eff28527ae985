/** A site's name on the command line: `--region lithuania`. */
export const regionIds = ["lithuania", "netherlands", "united-states", "germany", "singapore", "sweden"] as const;
export type RegionId = (typeof regionIds)[number];

/** One of the six sites. Specification 2.4; cities and figures are sample data. */
export interface Region {
	id: RegionId;
	country: string;
	city: string;
	/** Round trip from `latencyFrom`, median of a day. */
	latencyMs: number;
	/** Servers managed there; all six add up to `provider.managedServers`. */
	servers: number;
	/** What the site is close to, or good for. */
	note: string;
}

/** Where latencies are measured from. */
export const latencyFrom = "Paris";

/** In the order of the specification. */
export const regions: readonly Region[] = [
	{
		id: "lithuania",
		country: "Lithuania",
		city: "Šiauliai",
		latencyMs: 18,
		servers: 52,
		note: "The oldest hall, and the largest stock",
	},
	{
		id: "netherlands",
		country: "Netherlands",
		city: "Amsterdam",
		latencyMs: 12,
		servers: 38,
		note: "Beside the exchange that most networks meet at",
	},
	{
		id: "united-states",
		country: "United States",
		city: "Chicago",
		latencyMs: 96,
		servers: 12,
		note: "Midway between the two coasts",
	},
	{
		id: "germany",
		country: "Germany",
		city: "Frankfurt",
		latencyMs: 11,
		servers: 29,
		note: "The shortest way for Central Europe",
	},
	{
		id: "singapore",
		country: "Singapore",
		city: "Singapore",
		latencyMs: 168,
		servers: 8,
		note: "For people between Tokyo and Mumbai",
	},
	{
		id: "sweden",
		country: "Sweden",
		city: "Stockholm",
		latencyMs: 22,
		servers: 17,
		note: "Cool air, and power from water",
	},
];
