import { unpackCatalogue } from "./catalogue-pack.ts";
import { shortHash } from "./short-hash.ts";

/** Five documents in three sections; the file of 09-01 is not named after its title. For tests. */
export const sampleCatalogue = unpackCatalogue([
	[
		0,
		[
			[0, "01", "Vision and Principles", "a", "2026-11-20"],
			[0, "02", "Overview", "b", 0],
		],
	],
	[0, []],
	[0, []],
	[0, []],
	[
		0,
		[
			[0, "01", "Overview", "c", 0],
			[0, "02", "Server Capsules", shortHash("what-a-capsule-holds-and-how-it-is-opened"), "2026-11-21"],
		],
	],
	[0, []],
	[0, []],
	[0, []],
	["09-guides", [["01-first-steps.md", "01", "Deploy Your First Server", "d", 0]]],
	[0, []],
]);
