import { expect, test } from "vitest";
import { readerTarget } from "./reader-target.ts";
import { sampleCatalogue } from "./sample-catalogue.test-data.ts";

const capsules = "/docs/technical-architecture/server-capsules";

test.each([
	// path, section, document, canonical path
	["/docs", undefined, undefined, "/docs"],
	["/docs/05", "05", undefined, "/docs/technical-architecture"],
	["/docs/technical-architecture", "05", undefined, "/docs/technical-architecture"],
	["/docs/business-strategy", "02", undefined, "/docs/business-strategy"],
	["/docs/05/05-02", "05", "05-02", capsules],
	[capsules, "05", "05-02", capsules],
	["/docs/technical-architecture/what-a-capsule-holds-and-how-it-is-opened", "05", "05-02", capsules],
	["/docs/05/01-01", "05", undefined, "/docs/technical-architecture"],
	["/docs/technical-architecture/nowhere", "05", undefined, "/docs/technical-architecture"],
	["/docs/nowhere/server-capsules", undefined, undefined, "/docs"],
	["/docs//server-capsules", undefined, undefined, "/docs"],
	[`${capsules}/more`, undefined, undefined, "/docs"],
	["/docs/__proto__/constructor", undefined, undefined, "/docs"],
	["/docs/%E0%A4%A", undefined, undefined, "/docs"],
])("%s", (path, section, document, canonicalPath) => {
	const target = readerTarget(sampleCatalogue, path);
	expect([target.section?.id, target.document?.id, target.canonicalPath]).toEqual([section, document, canonicalPath]);
});
