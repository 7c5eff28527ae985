import { expect, test } from "vitest";
import { readerTarget } from "./reader-target.ts";
import { sampleCatalogue } from "./sample-catalogue.test-data.ts";

const capsules = "/docs/technical-architecture/server-capsules";

test.each([
	// path, section, document, missing, canonical path
	["/docs", undefined, undefined, false, "/docs"],
	["/docs/05", "05", undefined, false, "/docs/technical-architecture"],
	["/docs/technical-architecture", "05", undefined, false, "/docs/technical-architecture"],
	["/docs/business-strategy", "02", undefined, false, "/docs/business-strategy"],
	["/docs/05/05-02", "05", "05-02", false, capsules],
	[capsules, "05", "05-02", false, capsules],
	["/docs/technical-architecture/what-a-capsule-holds-and-how-it-is-opened", "05", "05-02", false, capsules],
	["/docs/05/01-01", "05", undefined, true, "/docs/technical-architecture"],
	["/docs/technical-architecture/nowhere", "05", undefined, true, "/docs/technical-architecture"],
	["/docs/nowhere/server-capsules", undefined, undefined, true, "/docs"],
	["/docs//server-capsules", undefined, undefined, true, "/docs"],
	[`${capsules}/more`, undefined, undefined, true, "/docs"],
	["/docs/__proto__/constructor", undefined, undefined, true, "/docs"],
	["/docs/%E0%A4%A", undefined, undefined, true, "/docs"],
])("%s", (path, section, document, missing, canonicalPath) => {
	const target = readerTarget(sampleCatalogue, path);
	expect([target.section?.id, target.document?.id, target.missing, target.canonicalPath]).toEqual([
		section,
		document,
		missing,
		canonicalPath,
	]);
});
