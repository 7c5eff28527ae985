import { expect, it } from "vitest";
import { chunkGroups, unmatchedModules } from "./chunk-groups.ts";

const groupsOf = (id: string) =>
	chunkGroups.filter(({ name, test }) => name !== "application" && test.test(id)).map(({ name }) => name);

it.each([
	["/site/src/ui/stat.tsx", ["furniture"]],
	["/site/src/ui/stat.module.css?used", ["furniture"]],
	["/site/src/ui/state.module.css", []],
	["/site/src/ui/panels.tsx", []],
	["/site/src/page-sections/section-menu-page.tsx", ["menu"]],
	["/site/src/page-sections/section-tabs-page.tsx", []],
	["/site/src/page-sections/use-place-within.ts", ["furniture"]],
	["\0virtual:search-names", ["search-names"]],
	["/site/src/almanac/almanacxjson", []],
])("puts %s into %j", (id, groups) => expect(groupsOf(id)).toEqual(groups));

it("reports modules that no longer exist", () => {
	const missing = unmatchedModules(["/site/src/ui/dialog.tsx", "\0virtual:almanac-days"]);
	expect(missing).toContain("src/ui/tooltip");
	expect(missing).not.toContain("src/ui/dialog");
	expect(missing).not.toContain("virtual:almanac-days");
});
