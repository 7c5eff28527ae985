import { unpackCatalogue } from "./catalogue-pack.ts";

/** Five documents in three sections; the file of 09-01 is not named after its title. For tests. */
export const sampleCatalogue = unpackCatalogue([
	[
		0,
		[
			[0, "01", "Vision and Principles", "Why the ecosystem exists and what it holds to.", "2026-11-20"],
			[0, "02", "Overview", "The first of two overviews.", 0],
		],
	],
	[0, []],
	[0, []],
	[0, []],
	[
		0,
		[
			[0, "01", "Overview", "The second of two overviews.", 0],
			[0, "02", "Server Capsules", "What a capsule holds, and how it is opened.", "2026-11-21"],
		],
	],
	[0, []],
	[0, []],
	[0, []],
	["09-guides", [["01-first-steps.md", "01", "Deploy Your First Server", "From an empty terminal to a server.", 0]]],
	[0, []],
]);
