import { expect, it } from "vitest";
import { offerFaults } from "./check-offer.ts";

it.each([
	[{ "--plan": "vps-2", "--region": "sweden", "--billing": "monthly" }, {}],
	[
		{ "--plan": "gpu-h100-duo", "--region": "sweden" },
		{ "--region": "lithuania or united-states, where GPU H100 duo is offered" },
	],
	[{ "--plan": "vps-2", "--billing": "spot" }, { "--billing": "other than spot: VPS 2 is not offered on spot" }],
	[
		{ plan: "epyc-9654-duo", "--billing": "spot" },
		{ "--billing": "other than spot: EPYC 9654 duo is not offered on spot" },
	],
	[{ "--plan": "gpu-l40s", "--billing": "spot" }, {}],
	[{ "--plan": "nonesuch", "--region": "sweden", "--billing": "spot" }, {}],
	// Names that are wrong by themselves, or that only a shell can resolve.
	[{ "--plan": "gpu-h100-duo", "--region": "mars" }, {}],
	[{ "--plan": "gpu-h100-duo", "--region": "$REGION" }, {}],
	[{ "--region": "sweden", "--billing": "spot" }, {}],
])("of %j are %j", (values, faults) => {
	expect(offerFaults(values)).toEqual(faults);
});
