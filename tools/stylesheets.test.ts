import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** From `:root`, `html` or `body` to a `:has()` of the same element. */
const asksRoot = /(?:^|[\s,(>])(?::root|html|body)[^\s,>{]*:has\(/m;

it.each([":root:has(.a) .b {", "html:has([data-a]) {", ".a,\nbody.b:has(.c) {"])("recognises %j", (rule) => {
	expect(rule).toMatch(asksRoot);
});

it.each([":root[data-a] .b:has(.c) {", ".body:has(.c) {"])("accepts %j", (rule) => {
	expect(rule).not.toMatch(asksRoot);
});

/** Whatever changes on a page, browsers would then restyle everything that any `:has()` may concern. */
it("no selector asks the root what it contains", () => {
	const files = globSync("src/**/*.css").filter((file) =>
		asksRoot.test(readFileSync(file, "utf8").replaceAll(/:global\(|\)(?=:has)/g, "")),
	);
	expect(files).toEqual([]);
});

/** Larger text in the browser leaves less room, and gets the layout of a smaller window. */
it("media queries measure the window in em", () => {
	expect(globSync("src/**/*.css").filter((file) => /@media[^{]*\dpx/.test(readFileSync(file, "utf8")))).toEqual([]);
});
