import { expect, it } from "vitest";
import { type KeepList, listSize, missingFiles, sizeText } from "./keep-list.ts";

const list: KeepList = {
	documents: 2,
	files: [
		["assets/a-1.js", 100],
		["docs/one.md", 20, "r1"],
		["docs/two.md", 3, "r2"],
	],
};
const paths = (files: readonly (readonly unknown[])[]) => files.map(([path]) => path);

it("adds up the sizes", () => {
	expect(listSize(list)).toBe(123);
	expect(listSize({ documents: 0, files: [] })).toBe(0);
});

it("lists files that are missing, or present in another revision than recorded", () => {
	const all = new Set(["assets/a-1.js", "docs/one.md", "docs/two.md"]);
	expect(paths(missingFiles(list, null, new Set()))).toEqual(["assets/a-1.js", "docs/one.md", "docs/two.md"]);
	expect(paths(missingFiles(list, list, all))).toEqual([]);
	// Without a record the present revision is unknown; a hashed name identifies its own.
	expect(paths(missingFiles(list, null, all))).toEqual(["docs/one.md", "docs/two.md"]);
	const before: KeepList = {
		documents: 1,
		files: [
			["docs/one.md", 20, "r0"],
			["docs/two.md", 3, "r2"],
		],
	};
	expect(paths(missingFiles(list, before, all))).toEqual(["docs/one.md"]);
	expect(paths(missingFiles(list, list, new Set(["docs/one.md"])))).toEqual(["assets/a-1.js", "docs/two.md"]);
});

it.each([
	[0, "0 KB"],
	[1, "1 KB"],
	[41_200, "42 KB"],
	[999_000, "999 KB"],
	[999_001, "1.0 MB"],
	[2_830_000, "2.8 MB"],
])("formats %i bytes as %s", (bytes, text) => {
	expect(sizeText(bytes)).toBe(text);
});
