import { expect, it } from "vitest";
import type { Command } from "#src/content/commands/command.ts";
import { offerFaults, strayFaults } from "./check-offer.ts";
import { commandNamed } from "./find-command.ts";

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

it.each([
	[{ "--recipient": "mika" }, ["--recipient"]],
	[{ "--recipient": "mika", "--encryption": "aes256" }, ["--recipient"]],
	[{ "--recipient": "mika", "--encryption": "gpg" }, []],
	[{ "--encryption": "aes256" }, []],
	[{}, []],
	// A name that is wrong by itself, and one that only a shell can resolve.
	[{ "--recipient": "mika", "--encryption": "pgp" }, []],
	[{ "--recipient": "mika", "--encryption": "$METHOD" }, []],
])("with %j, %j must be left out of cherry capsule wrap", (values, names) => {
	const faults = strayFaults(commandNamed("capsule wrap") as Command, values);
	expect(Object.entries(faults)).toEqual(names.map((name) => [name, "left out unless --encryption is gpg"]));
});
