import { expect, it } from "vitest";
import { type Plan, plans } from "#src/content/servers/plans.ts";
import { createLink } from "./create-link.ts";

const vps = plans.find(({ id }) => id === "vps-2") as Plan;
const gpu = plans.find(({ id }) => id === "gpu-h100-duo") as Plan;

it.each([
	["any", vps, "/cli?command=servers+create&plan=vps-2#composer"],
	["sweden", vps, "/cli?command=servers+create&plan=vps-2&region=sweden#composer"],
	["united-states", gpu, "/cli?command=servers+create&plan=gpu-h100-duo&region=united-states#composer"],
	// Still in the comparison, although the site was chosen since.
	["sweden", gpu, "/cli?command=servers+create&plan=gpu-h100-duo#composer"],
])("with the site %s the link of a plan offered there names both", (region, plan, link) => {
	expect(createLink(plan, region)).toBe(link);
});
