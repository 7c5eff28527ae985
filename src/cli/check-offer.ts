import type { Command } from "#src/content/commands/command.ts";
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

/**
 * What an option must be because another does not have the value it goes with, by option, phrased to complete "must
 * be …"; a value that is not known counts as the right one.
 * @example strayFaults(wrap, { "--recipient": "mika" }) // { "--recipient": "left out unless --encryption is gpg" }
 */
export function strayFaults({ options }: Command, values: Values): Readonly<Record<string, string>> {
	const faults: Record<string, string> = {};
	for (const { name, goesWith } of options) {
		if (!goesWith || values[name] === undefined) continue;
		const { choices = [], default: usual } = options.find((other) => other.name === goesWith.option)?.value ?? {};
		const given = values[goesWith.option] ?? usual;
		if (given !== goesWith.value && choices.some((choice) => choice === given))
			faults[name] = `left out unless ${goesWith.option} is ${goesWith.value}`;
	}
	return faults;
}
