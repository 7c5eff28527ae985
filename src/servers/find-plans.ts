import type { Plan } from "#src/content/servers/plans.ts";
import type { Selection } from "./selection.ts";

/**
 * A negative difference means that the first plan is better. Cents per GB are compared by cross-multiplication, without
 * rounding.
 */
const orders: Record<string, (one: Plan, other: Plan) => number> = {
	cheapest: (one, other) => one.monthlyCents - other.monthlyCents,
	memory: (one, other) => other.memory.gigabytes - one.memory.gigabytes,
	cores: (one, other) => other.cpu.cores - one.cpu.cores,
	value: (one, other) => one.monthlyCents * other.memory.gigabytes - other.monthlyCents * one.memory.gigabytes,
};

/**
 * The plans that match a selection, in its order. Ties keep the order of the list.
 * @example findPlans(plans, { ...usualSelection, price: "50" }) // VPS 2 and E3-1240 v3
 */
export function findPlans(plans: readonly Plan[], { category, memory, price, region, sort }: Selection): Plan[] {
	const found = plans.filter(
		(plan) =>
			(category === "any" || plan.category === category) &&
			plan.memory.gigabytes >= Number(memory) &&
			(price === "any" || plan.monthlyCents <= Number(price) * 100) &&
			(region === "any" || plan.regions.some((id) => id === region)),
	);
	const order = orders[sort];
	return order ? found.toSorted(order) : found;
}
