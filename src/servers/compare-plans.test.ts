import { expect, it } from "vitest";
import { type Plan, plans } from "#src/content/servers/plans.ts";
import { comparePlans } from "./compare-plans.ts";

const named = (...ids: string[]) => ids.flatMap((id): Plan[] => plans.filter((plan) => plan.id === id));
const line = (label: string, ...ids: string[]) => comparePlans(named(...ids)).find((row) => row.label === label);

it.each([
	["Memory", ["e3-1240v3", "e5-1620v4"], ["16 GB ECC", "32 GB ECC"], [1], "most"],
	["Monthly", ["e3-1240v3", "e5-1620v4"], ["€49", "€89"], [0], "lowest"],
	["Clock", ["e3-1240v3", "ryzen-7700x", "vps-2"], ["3.4 GHz", "4.5 GHz", "2.8 GHz"], [1], "fastest"],
	["Cores", ["e-2388g", "ryzen-7700x", "vps-2"], ["8", "8", "2, shared"], [0, 1], "most"],
	["Cores", ["e3-1240v3", "e5-1620v4"], ["4", "4"], [], "most"],
	["Memory", ["e-2388g", "ryzen-7700x"], ["64 GB DDR4 ECC", "64 GB DDR5"], [], "most"],
	["Spot, hourly", ["vps-2", "e3-1240v3"], ["Not offered", "€0.0462 (−45%)"], [1], "lowest"],
	["Storage, total", ["e3-1240v3", "ryzen-7700x"], ["500 GB", "2 TB"], [1], "most"],
	["GPU", ["gpu-l4", "vps-2"], ["NVIDIA L4, 24 GB", "None"], [], ""],
	[
		"Sites",
		["e3-1240v3", "epyc-9554p"],
		["4: Lithuania · Netherlands · Germany · Sweden", "4: Lithuania · Netherlands · Germany · Singapore"],
		[],
		"most",
	],
	[
		"Sites",
		["epyc-4464p", "gpu-h100-duo", "gpu-l40s"],
		[
			"3: Lithuania · Netherlands · Germany",
			"2: Lithuania · United States",
			"3: Lithuania · Netherlands · United States",
		],
		[0, 2],
		"most",
	],
	["Sites", ["epyc-9374f", "e3-1240v3"], Array(2).fill("4: Lithuania · Netherlands · Germany · Sweden"), [], "most"],
	["Monthly against 730 hours", ["e3-1240v3", "vps-2"], ["saves €12.32 (20.1%)", "saves €2.60 (17.8%)"], [], ""],
])("%s of %j", (label, ids, values, best, word) => {
	const differs = new Set(values).size > 1;
	expect(line(label, ...ids)).toEqual({ label, values, differs, best, word });
});

it("marks no plan if all are equal", () => {
	const rows = comparePlans(named("gpu-l4", "gpu-l4"));
	expect(rows.filter(({ differs, best }) => differs || best.length > 0)).toEqual([]);
});
