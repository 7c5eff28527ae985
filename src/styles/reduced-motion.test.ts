import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "overrides.css"), "utf8");

/** The declarations of the rule whose selector list ends with this one. */
function declarations(selector: string): string[] {
	const body = new RegExp(`(?:^|\\s)${selector.replaceAll(".", "\\.")} \\{([^}]*)\\}`).exec(css)?.[1] ?? "";
	return body
		.split(";")
		.map((declaration) => declaration.trim())
		.filter(Boolean);
}

it("is the same by the system's preference, without script, and by the class", () => {
	const byMedia = declarations("\\*,\\s+::before,\\s+::after");
	expect(byMedia).toHaveLength(4);
	expect(declarations(".reduced-motion ::after")).toEqual(byMedia);
});

it("is quoted as it is in the document on motion", () => {
	const document = readFileSync("public/docs/07-design-branding/05-motion-sound-and-stillness.md", "utf8");
	const quoted = /```css\n([^`]*)```/.exec(document)?.[1]?.trim().split("\n");
	expect(quoted).toEqual(declarations(".reduced-motion ::after").map((declaration) => `${declaration};`));
});
