import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { decorativePetals, designTokens, libraryCounts } from "#src/content/facts/library.ts";
import { componentDetails } from "#src/content/library/component-details.ts";
import { componentCategories, components } from "#src/content/library/components.ts";
import { effects } from "#src/content/library/effects.ts";
import { hooks } from "#src/content/library/hooks.ts";
import { libraryTabs } from "#src/content/library/openings.ts";
import { themeNames } from "#src/content/seasons-guide/themes.ts";
import { textOf } from "#src/documents/article-node.ts";
import { hookDetails } from "./hook-details.ts";
import { sampleCode } from "./sample-code.ts";
import { tokenGroups } from "./token-groups.ts";

const read = (path: string) => readFileSync(path, "utf8");
/** Without line breaks, so that a declaration is found however it is wrapped. */
const flat = (text: string) => text.replace(/\s+/g, " ");

it("has as many entries of each kind as it states", () => {
	expect(`${components.length >= 15 ? "15+" : components.length}`).toBe(libraryCounts.components);
	expect(effects).toHaveLength(libraryCounts.effects);
	expect(hooks).toHaveLength(libraryCounts.hooks);
	expect(Object.keys(themeNames)).toHaveLength(libraryCounts.themes);
});

it("gives every entry its own address", () => {
	const ids = [...Object.keys(libraryTabs), ...[...components, ...effects, ...hooks].map(({ id }) => id)];
	expect(ids).toEqual([...new Set(ids)]);
});

it("keeps the components of a category together", () => {
	const order = components.map(({ category }) => componentCategories.indexOf(category));
	expect(order).toEqual(order.toSorted((one, other) => one - other));
	expect(new Set(order).size).toBe(componentCategories.length);
});

it.each([
	...components.map(({ id, name }) => [name, componentDetails[id].source, componentDetails[id].props] as const),
	...hooks.map(({ id, name }) => [name, hookDetails[id].source, hookDetails[id].fields] as const),
])("lists the types of %s as its source declares them", (_, source, fields) => {
	// Shared types and choices are declared once, next to the code that uses them.
	const declaredIn = [source, "src/ui/kanji.tsx", "src/ui/heading.tsx", "src/preferences/dark-mode.ts"]
		.map((file) => flat(read(file)))
		.join(" ");
	const declarations = Object.entries(fields).flatMap(([name, { declared, required, type }]) => {
		if (declared === undefined) return [`${name}${required ? "" : "?"}: ${type}`];
		// A type that is only named there is expanded here.
		const named = /: ([A-Z]\w+)$/.exec(declared)?.[1];
		return [declared, ...(named ? [`type ${named} = ${type};`] : [])];
	});
	expect(declarations.filter((declaration) => !declaredIn.includes(declaration))).toEqual([]);
});

it.each(effects)("the source of $name exists", ({ source }) => {
	expect(read(source)).not.toBe("");
});

it.each([...components.map(({ id }) => id), ...hooks.map(({ id }) => `hooks/${id}`)])(
	"the code of %s is its complete sample",
	(name) => {
		const code = sampleCode(name).map(textOf).join("");
		expect(`${code}\n`).toBe(read(`src/pages/sakura-showcase/samples/${name}.tsx`));
		expect(code).toMatch(/^import .*\bfrom "#src\/.*export function \w+Sample\(\) \{/s);
	},
);

it("rejects an unknown sample", () => {
	expect(() => sampleCode("bonsai")).toThrow("bonsai");
});

it("has the design tokens of the specification, as the style sheets declare them", () => {
	const styles = ["tokens", "themes"].map((file) => flat(read(`src/styles/${file}.css`))).join(" ");
	const tokens = tokenGroups.flatMap((group) => group.tokens);
	expect(tokens.map(({ value }) => value)).toEqual([
		"#ffb7c5",
		"#e60026",
		"0.5rem",
		"1rem",
		"2rem",
		"4rem",
		"8px",
		"16px",
	]);
	expect(tokens.filter(({ property, value }) => !styles.includes(`${property}: ${value};`))).toEqual([]);
	expect(designTokens.spacingRem).toEqual([0.5, 1, 2, 4]);
	expect(tokens.filter(({ description }) => !description)).toEqual([]);
});

it("describes the decorative petals as their style sheet does", () => {
	const css = read("src/effects/decorative-petals.module.css");
	const all = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, figure]) => Number(figure));
	const within = (figures: number[], least: number, most: number) => {
		expect(figures).toHaveLength(decorativePetals.count);
		expect(Math.min(...figures)).toBeGreaterThanOrEqual(least);
		expect(Math.max(...figures)).toBeLessThanOrEqual(most);
	};
	within(all(/animation-duration: ([\d.]+)s/g), ...decorativePetals.durationS);
	within(all(/animation-delay: ([\d.]+)s/g), 0, decorativePetals.mostDelayS);
	within(all(/nth-child\(\d+\) \{\s*--edge: ([\d.]+)rem/g), ...decorativePetals.sizeRem);
});
