import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { iconNames } from "./icon-names.ts";

it("lists the icons in use, and no others, in alphabetical order", () => {
	const sources = globSync("src/**/*.{ts,tsx}").filter((file) => !/icon-names|\.test\./.test(file));
	const text = sources.map((file) => readFileSync(file, "utf8")).join("\n");
	expect(iconNames.filter((name) => !text.includes(`"${name}"`))).toEqual([]);
	expect(iconNames).toEqual([...iconNames].sort());
});
