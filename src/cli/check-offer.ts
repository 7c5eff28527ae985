import { type Plan, plans } from "#src/content/servers/plans.ts";
import { regionIds } from "#src/content/servers/regions.ts";
import { listText } from "#src/figures/list-text.ts";
import type { Values } from "./part.ts";

/**
 * What a site or a way of paying must be for the plan beside it, by option, phrased to complete "must be …"; empty if
 * all of it is on offer, or a name is not known.
 * @example offerFaults({ "--plan": "gpu-l40s", "--region": "sweden" })
 *          // { "--region": "lithuania, netherlands or united-states, where GPU L40S is offered" }
 */
export function offerFaults(values: Values): Readonly<Record<string, string>> {
	const { plan, "--plan": id = plan, "--region": region, "--billing": billing } = values;
	const offered: Plan | undefined = plans.find((one) => one.id === id);
	const faults: Record<string, string> = {};
	if (!offered) return faults;
	const { name, regions, spotPercentOff } = offered;
	if (regionIds.some((one) => one === region) && !regions.some((one) => one === region))
		faults["--region"] = `${listText(regions, "or")}, where ${name} is offered`;
	if (billing === "spot" && spotPercentOff === 0)
		faults["--billing"] = `other than spot: ${name} is not offered on spot`;
	return faults;
}
