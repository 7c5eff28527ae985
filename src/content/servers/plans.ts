import { type RegionId, regionIds } from "./regions.ts";

/**
 * The five categories of plans, in order; `cherry inventory plans --category` uses the same names. Specification 2.4
 */
export const planCategories = ["entry-level", "mid-range", "high-performance", "enterprise", "gpu"] as const;
export type PlanCategory = (typeof planCategories)[number];

/**
 * A server that can be rented. Specification 2.4. The prices of `vps-2` (hourly) and `e3-1240v3` are from specification
 * 9; the others are a sample price list.
 */
export interface Plan {
	/** Its name on the command line: `--plan e3-1240v3`. */
	id: string;
	name: string;
	category: PlanCategory;
	/** What it suits, in a few words. */
	use: string;
	cpu: { model: string; sockets: 1 | 2; cores: number; ghz: number; shared?: true };
	memory: { gigabytes: number; kind: string };
	/** A number of identical drives. */
	storage: { drives: number; gigabytes: number; kind: "SSD" | "NVMe" };
	networkGbps: 1 | 3 | 10;
	gpu?: { model: string; count: 1 | 2; memoryGigabytes: number };
	/** Thousandths of a euro an hour: 84 is €0.084. */
	hourlyMills: number;
	/** Cents a month. */
	monthlyCents: number;
	/** Discount on the hourly price for spot, in per cent; 0 if the plan is not offered on spot. */
	spotPercentOff: number;
	/** Built to order rather than taken from stock: there is none of it that nobody has ordered, and so no spot. */
	custom?: true;
	badge?: string;
	/** The sites that offer it. */
	regions: readonly RegionId[];
}

/** Fifteen plans, three per category, each category from the smallest to the largest. */
export const plans = [
	{
		id: "vps-2",
		name: "VPS 2",
		category: "entry-level",
		use: "A first site, a bot, a bastion",
		cpu: { model: "AMD EPYC 7543", sockets: 1, cores: 2, ghz: 2.8, shared: true },
		memory: { gigabytes: 4, kind: "ECC" },
		storage: { drives: 1, gigabytes: 80, kind: "NVMe" },
		networkGbps: 1,
		hourlyMills: 20,
		monthlyCents: 1200,
		spotPercentOff: 0,
		regions: regionIds,
	},
	{
		id: "e3-1240v3",
		name: "E3-1240 v3",
		category: "entry-level",
		use: "First steps, small services",
		cpu: { model: "Intel Xeon E3-1240 v3", sockets: 1, cores: 4, ghz: 3.4 },
		memory: { gigabytes: 16, kind: "ECC" },
		storage: { drives: 2, gigabytes: 250, kind: "SSD" },
		networkGbps: 1,
		hourlyMills: 84,
		monthlyCents: 4900,
		spotPercentOff: 45,
		regions: ["lithuania", "netherlands", "germany", "sweden"],
	},
	{
		id: "e5-1620v4",
		name: "E5-1620 v4",
		category: "entry-level",
		use: "Databases, build machines",
		cpu: { model: "Intel Xeon E5-1620 v4", sockets: 1, cores: 4, ghz: 3.5 },
		memory: { gigabytes: 32, kind: "ECC" },
		storage: { drives: 2, gigabytes: 480, kind: "SSD" },
		networkGbps: 3,
		hourlyMills: 142,
		monthlyCents: 8900,
		spotPercentOff: 50,
		badge: "Most chosen",
		regions: ["lithuania", "netherlands", "united-states", "germany", "singapore"],
	},
	{
		id: "e-2388g",
		name: "E-2388G",
		category: "mid-range",
		use: "Web applications, mail",
		cpu: { model: "Intel Xeon E-2388G", sockets: 1, cores: 8, ghz: 3.2 },
		memory: { gigabytes: 64, kind: "DDR4 ECC" },
		storage: { drives: 2, gigabytes: 960, kind: "NVMe" },
		networkGbps: 3,
		hourlyMills: 198,
		monthlyCents: 12_500,
		spotPercentOff: 55,
		regions: regionIds,
	},
	{
		id: "ryzen-7700x",
		name: "Ryzen 7700X",
		category: "mid-range",
		use: "Busy APIs, game servers",
		cpu: { model: "AMD Ryzen 7 7700X", sockets: 1, cores: 8, ghz: 4.5 },
		memory: { gigabytes: 64, kind: "DDR5" },
		storage: { drives: 2, gigabytes: 1000, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 236,
		monthlyCents: 14_900,
		spotPercentOff: 60,
		badge: "Fastest core for its price",
		regions: ["lithuania", "netherlands", "united-states", "germany", "sweden"],
	},
	{
		id: "epyc-4464p",
		name: "EPYC 4464P",
		category: "mid-range",
		use: "Several services at once",
		cpu: { model: "AMD EPYC 4464P", sockets: 1, cores: 12, ghz: 3.7 },
		memory: { gigabytes: 128, kind: "DDR5 ECC" },
		storage: { drives: 2, gigabytes: 1920, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 312,
		monthlyCents: 18_900,
		spotPercentOff: 60,
		regions: ["lithuania", "netherlands", "germany"],
	},
	{
		id: "ryzen-9950x",
		name: "Ryzen 9950X",
		category: "high-performance",
		use: "Compilers, video, low latency",
		cpu: { model: "AMD Ryzen 9 9950X", sockets: 1, cores: 16, ghz: 4.3 },
		memory: { gigabytes: 192, kind: "DDR5" },
		storage: { drives: 2, gigabytes: 1920, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 429,
		monthlyCents: 25_900,
		spotPercentOff: 65,
		regions: ["lithuania", "netherlands", "united-states", "germany"],
	},
	{
		id: "epyc-9354p",
		name: "EPYC 9354P",
		category: "high-performance",
		use: "Containers, analytics",
		cpu: { model: "AMD EPYC 9354P", sockets: 1, cores: 32, ghz: 3.25 },
		memory: { gigabytes: 384, kind: "DDR5 ECC" },
		storage: { drives: 2, gigabytes: 3840, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 749,
		monthlyCents: 44_900,
		spotPercentOff: 70,
		badge: "Deepest spot discount",
		regions: regionIds,
	},
	{
		id: "epyc-9374f",
		name: "EPYC 9374F",
		category: "high-performance",
		use: "Large databases, search",
		cpu: { model: "AMD EPYC 9374F", sockets: 1, cores: 32, ghz: 3.85 },
		memory: { gigabytes: 384, kind: "DDR5 ECC" },
		storage: { drives: 4, gigabytes: 3840, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 899,
		monthlyCents: 53_900,
		spotPercentOff: 55,
		regions: ["lithuania", "netherlands", "germany", "sweden"],
	},
	{
		id: "xeon-6526y-duo",
		name: "Xeon 6526Y duo",
		category: "enterprise",
		use: "Virtual machines",
		cpu: { model: "Intel Xeon Gold 6526Y", sockets: 2, cores: 32, ghz: 2.8 },
		memory: { gigabytes: 512, kind: "DDR5 ECC" },
		storage: { drives: 4, gigabytes: 3840, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 1149,
		monthlyCents: 68_900,
		spotPercentOff: 40,
		regions: ["lithuania", "netherlands", "united-states", "germany"],
	},
	{
		id: "epyc-9554p",
		name: "EPYC 9554P",
		category: "enterprise",
		use: "Data warehouses",
		cpu: { model: "AMD EPYC 9554P", sockets: 1, cores: 64, ghz: 3.1 },
		memory: { gigabytes: 768, kind: "DDR5 ECC" },
		storage: { drives: 4, gigabytes: 7680, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 1398,
		monthlyCents: 83_900,
		spotPercentOff: 40,
		regions: ["lithuania", "netherlands", "germany", "singapore"],
	},
	{
		id: "epyc-9654-duo",
		name: "EPYC 9654 duo",
		category: "enterprise",
		use: "Simulation, in-memory work",
		cpu: { model: "AMD EPYC 9654", sockets: 2, cores: 192, ghz: 2.4 },
		memory: { gigabytes: 1536, kind: "DDR5 ECC" },
		storage: { drives: 8, gigabytes: 7680, kind: "NVMe" },
		networkGbps: 10,
		hourlyMills: 3165,
		monthlyCents: 189_900,
		spotPercentOff: 0,
		custom: true,
		regions: ["lithuania", "netherlands"],
	},
	{
		id: "gpu-l4",
		name: "GPU L4",
		category: "gpu",
		use: "Inference, transcoding",
		cpu: { model: "AMD EPYC 4564P", sockets: 1, cores: 16, ghz: 4.5 },
		memory: { gigabytes: 128, kind: "DDR5 ECC" },
		storage: { drives: 2, gigabytes: 1920, kind: "NVMe" },
		networkGbps: 10,
		gpu: { model: "NVIDIA L4", count: 1, memoryGigabytes: 24 },
		hourlyMills: 790,
		monthlyCents: 47_900,
		spotPercentOff: 65,
		regions: ["lithuania", "netherlands", "united-states", "singapore"],
	},
	{
		id: "gpu-l40s",
		name: "GPU L40S",
		category: "gpu",
		use: "Fine-tuning, rendering",
		cpu: { model: "AMD EPYC 9354P", sockets: 1, cores: 32, ghz: 3.25 },
		memory: { gigabytes: 384, kind: "DDR5 ECC" },
		storage: { drives: 2, gigabytes: 3840, kind: "NVMe" },
		networkGbps: 10,
		gpu: { model: "NVIDIA L40S", count: 1, memoryGigabytes: 48 },
		hourlyMills: 1650,
		monthlyCents: 99_900,
		spotPercentOff: 60,
		badge: "Room for a large model",
		regions: ["lithuania", "netherlands", "united-states"],
	},
	{
		id: "gpu-h100-duo",
		name: "GPU H100 duo",
		category: "gpu",
		use: "Training",
		cpu: { model: "AMD EPYC 9554P", sockets: 1, cores: 64, ghz: 3.1 },
		memory: { gigabytes: 768, kind: "DDR5 ECC" },
		storage: { drives: 4, gigabytes: 3840, kind: "NVMe" },
		networkGbps: 10,
		gpu: { model: "NVIDIA H100", count: 2, memoryGigabytes: 80 },
		hourlyMills: 5980,
		monthlyCents: 359_900,
		spotPercentOff: 0,
		custom: true,
		regions: ["lithuania", "united-states"],
	},
] as const satisfies readonly Plan[];

/** A plan's id, one of those of `plans`. */
export type PlanId = (typeof plans)[number]["id"];
