import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { parseSync, transformWithOxc } from "vite";
import { expect, it } from "vitest";
import { type Control, examples, type Settings, startOf } from "./example-list.ts";
import { exampleCode, exampleParts } from "./example-parts.ts";
import { renderPiece } from "./parts/examples.tsx";

/** The values that a visitor can set a control to. */
function settingOf(control: Control): fc.Arbitrary<string | number | boolean> {
	switch (control.kind) {
		case "choice":
			return fc.constantFrom(...control.options);
		case "switch":
			return fc.boolean();
		case "number":
			return fc.integer({ min: control.least, max: control.most });
		case "text":
			return fc.oneof(
				fc.string({ unit: "grapheme" }),
				fc.constantFrom("a & b", '"x"', "{y}", "<b>", " z ", "a\\n", "\u2028x\u2029"),
			);
	}
}

const settings = (controls: readonly Control[]) =>
	fc.record(Object.fromEntries(controls.map((control) => [control.id, settingOf(control)]))) as fc.Arbitrary<Settings>;

/** Runs code as displayed: compiled, with its imports resolved to the parts they name. */
async function runShown(code: string): Promise<string> {
	const { module, errors } = parseSync("example.tsx", code);
	expect(errors).toEqual([]);
	for (const { moduleRequest, entries } of module.staticImports)
		for (const { importName } of entries)
			expect(moduleRequest.value).toBe(`#src/ui/${exampleParts[importName.name ?? ""]?.from}.tsx`);
	const withoutModules = code.replace(/^import .*$/gm, "").replace("export function", "function");
	const { code: body } = await transformWithOxc(withoutModules, "example.jsx", { jsx: { runtime: "classic" } });
	const names = Object.keys(exampleParts);
	const make = new Function("React", ...names, `${body}; return Example;`);
	const Example = make({ createElement }, ...names.map((name) => exampleParts[name]?.component));
	return renderToStaticMarkup(createElement(Example));
}

const unlike = /id="[^"]*"|for="[^"]*"/g;

it.each(examples)("$title: the code matches the rendered result, initially", async (example) => {
	const piece = example.piece(startOf(example));
	const shown = renderToStaticMarkup(renderPiece(piece));
	expect((await runShown(exampleCode(piece))).replace(unlike, "")).toBe(shown.replace(unlike, ""));
});

it.each(examples)("$title: and after any change by a visitor", async (example) => {
	await fc.assert(
		fc.asyncProperty(settings(example.controls), async (set) => {
			const piece = example.piece(set);
			const shown = renderToStaticMarkup(renderPiece(piece));
			expect((await runShown(exampleCode(piece))).replace(unlike, "")).toBe(shown.replace(unlike, ""));
		}),
		{ numRuns: 25 },
	);
});

it.each(["\u2028", "a\u2029b", "a\nb", "\rb"])(
	"a text with a line terminator of its own stays unchanged: %j",
	async (text) => {
		const piece = { name: "Callout", props: { tone: "note", title: text }, children: [text] };
		expect(exampleCode(piece)).not.toMatch(/[\r\u2028\u2029]/);
		expect(await runShown(exampleCode(piece))).toBe(renderToStaticMarkup(renderPiece(piece)));
	},
);

it("breaks what is too long for a line, with one prop per line", () => {
	const piece = { name: "Badge", props: { tone: "good", title: "x".repeat(70) }, children: ["In bloom"] };
	expect(exampleCode(piece)).toContain('\t\t<Badge\n\t\t\ttone="good"\n');
});

it("rejects an unknown component", () => {
	expect(() => exampleCode({ name: "Bonsai", props: {} })).toThrow("Bonsai");
});
