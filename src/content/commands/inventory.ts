import type { Command } from "./command.ts";
import { billing, json } from "./shared-parts.ts";

export const inventory: readonly Command[] = [
	{
		words: ["inventory", "plans"],
		summary: "List the plans on offer",
		description:
			"Lists what can be rented, with processor, memory, storage and both prices. The names in the first column are what `--plan` takes.",
		arguments: [],
		options: [
			{
				name: "--category",
				value: {
					name: "category",
					kind: "choice",
					choices: ["entry-level", "mid-range", "high-performance", "enterprise", "gpu"],
				},
				description: "Only plans of this category.",
			},
			json,
		],
		features: ["Five categories", "Prices by the hour and the month", "JSON for scripts"],
		examples: [
			{
				purpose: "See what is there to begin with",
				line: "cherry inventory plans --category entry-level",
				output: [
					"PLAN         CPU               MEMORY      STORAGE          HOURLY    MONTHLY",
					"vps-2        2 cores, 2.8 GHz  4 GB ECC    1 x 80 GB NVMe   €0.020    €12",
					"e3-1240v3    4 cores, 3.4 GHz  16 GB ECC   2 x 250 GB SSD   €0.084    €49",
					"e5-1620v4    4 cores, 3.5 GHz  32 GB ECC   2 x 480 GB SSD   €0.142    €89",
				],
			},
			{
				purpose: "Keep the names of the GPU plans",
				line: "cherry inventory plans --category gpu --json | jq -r '.[].plan'",
				output: ["gpu-l4", "gpu-l40s", "gpu-h100-duo"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["inventory", "regions"],
		summary: "List the regions",
		description: "Lists the six regions with their uplink. The names are what `--region` takes.",
		arguments: [],
		options: [json],
		features: ["Six regions", "The same names everywhere"],
		examples: [
			{
				purpose: "See where a server can stand",
				line: "cherry inventory regions",
				output: [
					"REGION          UPLINK",
					"lithuania       10Gbps",
					"netherlands     10Gbps",
					"united-states   10Gbps",
					"germany         10Gbps",
					"singapore       10Gbps",
					"sweden          10Gbps",
				],
			},
			{
				purpose: "Count them in a script",
				line: "cherry inventory regions --json | jq length",
				output: ["6"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
	{
		words: ["inventory", "pricing"],
		summary: "Say what a plan costs",
		description:
			"Prints the price of a plan for one way of paying. The spot price holds as long as nobody else needs the machine.",
		arguments: [{ name: "plan", kind: "plan", required: true, description: "The plan’s name." }],
		options: [
			{
				name: "--billing",
				value: billing,
				description: "The way of paying.",
			},
		],
		features: ["Prices for six ways of paying", "Says what you save against paying by the hour"],
		examples: [
			{
				purpose: "Ask for the hourly price",
				line: "cherry inventory pricing e3-1240v3 --billing hourly",
				output: ["€0.084 an hour"],
			},
			{
				purpose: "Ask for the month",
				line: "cherry inventory pricing e3-1240v3 --billing monthly",
				output: ["€49 a month, 20.1% less than by the hour"],
			},
		],
		related: ["09-implementation-guides/01-deploy-your-first-server.md"],
		since: "1.0",
	},
];
