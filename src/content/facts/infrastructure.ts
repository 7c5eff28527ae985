/** Nodes of the mesh. Specification 2.9. */
export const meshNodes = 342;

/** The server provider, marketing figures all. Specification 2.4 and 9 (Provider). */
export const provider = {
	founded: 2002,
	sites: 6,
	/** Shortest and longest, for what is in stock. */
	deploymentMinutes: [15, 30],
	/** The same for servers built to order. */
	customHours: [24, 72],
	/** Per cent. */
	uptime: 99.9,
	support: "24/7",
	cancellationDays: 15,
	/** Per cent off the hourly price, at most. */
	spotDiscount: 70,
	/** Of each site. */
	uplinkGbps: 10,
	/** Thousandths of a euro an hour: where the price list begins. */
	vpsHourlyMills: 20,
	/** Servers managed at the six sites together. Specification 2.3 */
	managedServers: 156,
} as const;

/** The entry plan: €0.084 an hour or €49 a month. Specification 9 (Provider). */
export const entryPlan = { id: "e3-1240v3", hourlyMills: 84, monthlyCents: 4900 } as const;
