import { expect, it } from "vitest";
import { plans } from "#src/content/servers/plans.ts";
import { findPlans } from "./find-plans.ts";
import { type Selection, selectionChoices, usualSelection } from "./selection.ts";

const found = (part: Partial<Selection>) => findPlans(plans, { ...usualSelection, ...part }).map(({ id }) => id);
const all = plans.map(({ id }) => id);

it.each<[Partial<Selection>, string[]]>([
	[{}, all],
	[{ category: "gpu" }, ["gpu-l4", "gpu-l40s", "gpu-h100-duo"]],
	[{ price: "50" }, ["vps-2", "e3-1240v3"]],
	[{ category: "entry-level", memory: "16" }, ["e3-1240v3", "e5-1620v4"]],
	[{ region: "singapore", category: "gpu" }, ["gpu-l4"]],
	[{ memory: "768", price: "50" }, []],
	[{ category: "entry-level", sort: "memory" }, ["e5-1620v4", "e3-1240v3", "vps-2"]],
	[{ category: "mid-range", sort: "cores" }, ["epyc-4464p", "e-2388g", "ryzen-7700x"]],
	[{ category: "mid-range", sort: "value" }, ["epyc-4464p", "e-2388g", "ryzen-7700x"]],
])("%o finds %j", (part, ids) => {
	expect(found(part)).toEqual(ids);
});

it("includes a plan at exactly the maximum price, and one with exactly the minimum memory", () => {
	const [plan] = plans;
	const priced = { ...plan, monthlyCents: 5000, memory: { ...plan.memory, gigabytes: 16 } };
	expect(findPlans([priced], { ...usualSelection, price: "50", memory: "16" })).toHaveLength(1);
	expect(findPlans([{ ...priced, monthlyCents: 5001 }], { ...usualSelection, price: "50" })).toHaveLength(0);
});

it("sorts by price, lowest first, without changing the list itself", () => {
	const prices = findPlans(plans, { ...usualSelection, sort: "cheapest" }).map(({ monthlyCents }) => monthlyCents);
	expect(prices).toEqual(prices.toSorted((one, other) => one - other));
	expect(plans.map(({ id }) => id)).toEqual(all);
});

it.each(Object.entries(selectionChoices).flatMap(([field, values]) => values.map((value) => [field, value])))(
	"each choice of a field finds something on its own: %s %s",
	(field, value) => {
		expect(found({ [field as string]: value })).not.toEqual([]);
	},
);
