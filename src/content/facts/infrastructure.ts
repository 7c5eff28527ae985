/** Number of nodes in the mesh. Specification 2.9. */
export const meshNodes = 342;

/** The server provider; all are marketing figures. Specification 2.4 and 9 (Provider). */
export const provider = {
	founded: 2002,
	sites: 6,
	/** Minimum and maximum, for servers in stock. */
	deploymentMinutes: [15, 30],
	/** The same for servers built to order. */
	customHours: [24, 72],
	/** Per cent. */
	uptime: 99.9,
	support: "24/7",
	cancellationDays: 15,
	/** Maximum discount on the hourly price, in per cent. */
	spotDiscount: 70,
	/** Uplink of each site. */
	uplinkGbps: 10,
	/** The lowest price on the price list, in thousandths of a euro an hour. */
	vpsHourlyMills: 20,
	/** Servers managed at all six sites. Specification 2.3 */
	managedServers: 156,
} as const;

/** The entry plan: €0.084 an hour or €49 a month. Specification 9 (Provider). */
export const entryPlan = { id: "e3-1240v3", hourlyMills: 84, monthlyCents: 4900 } as const;
