import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findCharacters } from "./characters.ts";

let root: string;

function write(files: Record<string, string>): void {
	for (const [file, text] of Object.entries({ "index.html": "", "src/a.ts": "", "public/docs/a.md": "", ...files })) {
		mkdirSync(dirname(join(root, file)), { recursive: true });
		writeFileSync(join(root, file), text);
	}
}

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "characters-"));
});

afterEach(() => rmSync(root, { recursive: true }));

describe("findCharacters", () => {
	it.each([
		["src/ui/tab.tsx", "<b>春</b>", "core"],
		["src/content/site-map.ts", '"里、さと"', "core"],
		["src/almanac/almanac.json", "睆", "rest"],
		["public/docs/04-cultural/01-ma.md", "間ー", "rest"],
		["src/ui/tab.tsx", "ō – é", "latin"],
		["src/ui/tab.tsx", "\u{20bb7}", "core"],
	] as const)("%s with %s: %s", (file, text, kind) => {
		write({ [file]: text });
		const found = findCharacters(root);
		const expected = [...text].filter((one) => one > "\u007f").map((one) => [one, file]);
		expect([...found[kind]]).toEqual(expected);
		expect(found.core.size + found.rest.size + found.latin.size).toBe(expected.length);
	});

	it.each(["src/a.test.tsx", "src/generated/a.json", "src/a.svg", "public/docs/a.json"])("ignores %s", (file) => {
		write({ [file]: "春" });
		expect(findCharacters(root).core.size + findCharacters(root).rest.size).toBe(0);
	});

	it("ignores comments in style sheets, but not generated content", () => {
		write({ "src/a.css": '/* 花\n曇 */ a::before { content: "春"; } /* り */' });
		expect([...findCharacters(root).core.keys()]).toEqual(["春"]);
	});

	it("serves characters shared by interface and documents from the core", () => {
		write({ "src/ui/a.tsx": "春", "public/docs/a.md": "春夏" });
		const { core, rest } = findCharacters(root);
		expect([[...core.keys()], [...rest.keys()]]).toEqual([["春"], ["夏"]]);
	});
});
