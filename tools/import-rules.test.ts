import { describe, expect, test } from "vitest";
import { parseFile } from "./import-graph.ts";
import { type Arrows, findViolations, readArrows, ruleReasons } from "./import-rules.ts";

/** The rules broken by a set of files, each once. */
function broken(sources: Record<string, string>, arrows: Arrows = {}): string[] {
	const files = Object.entries(sources).map(([file, source]) => parseFile({ file, source }));
	return [...new Set(findViolations(files, arrows).map(({ rule }) => rule))];
}

/** Each row breaks exactly one rule. */
const breaking: [rule: keyof typeof ruleReasons, file: string, source: string][] = [
	["ui-alone", "src/ui/card.tsx", 'import { facts } from "#src/content/facts.ts";'],
	["ui-alone", "src/ui/card.tsx", 'import type { Season } from "#src/season/season.ts";'],
	["ui-alone", "src/ui/card.tsx", 'import { now } from "#src/platform/clock.ts";'],
	["platform-alone", "src/platform/clock.ts", 'import { Card } from "#src/ui/card.tsx";'],
	["platform-alone", "src/platform/clock.ts", 'export { season } from "#src/season/season.ts"; export const a = 1;'],
	["content-types-only", "src/content/facts.ts", 'import { slugify } from "#src/documents/slug.ts";'],
	["content-types-only", "src/content/facts.ts", 'import { type Season } from "#src/season/season.ts";'],
	["content-types-only", "src/content/facts.ts", 'import type { Clock } from "#src/platform/clock.ts";'],
	["content-types-only", "src/content/facts.ts", 'import { Card } from "#src/ui/card.tsx";'],
	["content-types-only", "src/content/facts.ts", 'import { Leaf } from "lucide-react";'],
	["content-types-only", "src/content/facts.ts", "export const total = () => 47;"],
	["content-types-only", "src/content/facts.ts", "export function total() {}"],
	["content-types-only", "src/content/facts.tsx", "export const facts = 1;"],
	["capability-arrows", "src/documents/reader.tsx", 'import { season } from "#src/season/season.ts";'],
	["pages-apart", "src/documents/reader.tsx", 'const lazy = () => import("#src/pages/tokens/page.tsx");'],
	["capability-arrows", "src/documents/reader.tsx", "type A = import('#src/season/season.ts').Season;"],
	["pages-apart", "src/pages/tokens/page.tsx", 'import { Plan } from "#src/pages/servers/plan.tsx";'],
	["shell-over-all", "src/shell/sidebar.tsx", 'import { Page } from "#src/pages/tokens/page.tsx";'],
	["shell-over-all", "src/main.tsx", 'import { Shell } from "#src/shell/shell.tsx";'],
	["shell-over-all", "src/pages/tokens/page.tsx", 'import { Header } from "#src/shell/header.tsx";'],
	["application-on-top", "src/shell/sidebar.tsx", 'import { routes } from "#src/routes.ts";'],
	["application-on-top", "src/season/clock.ts", 'import { App } from "#src/app.tsx";'],
	["inside-src", "src/season/clock.ts", 'import { build } from "../../tools/build.ts";'],
	["no-barrels", "src/season/all.ts", 'export * from "./season.ts"; export { a } from "./clock.ts";'],
	["no-barrels", "src/season/still-parts.tsx", 'export { Season } from "./season.tsx";'],
	["no-catch-all-names", "src/season/utils.ts", "export const a = 1;"],
	["no-catch-all-names", "src/helpers/dates.ts", "export const a = 1;"],
	["no-catch-all-names", "src/season/helper.ts", "export const a = 1;"],
	["no-catch-all-names", "src/season/date-helpers.ts", "export const a = 1;"],
	["cross-folder-by-alias", "src/season/clock.ts", 'import { now } from "../platform/clock.ts";'],
	["cross-folder-by-alias", "src/season/picture.tsx", 'import "../styles/tokens.css";'],
	["explicit-extension", "src/season/clock.ts", 'import { season } from "./season";'],
	["browser-edges-in-platform", "src/season/clock.ts", "export const now = Date.now();"],
	["browser-edges-in-platform", "src/season/clock.ts", "export const later = Date.now;"],
	["browser-edges-in-platform", "src/season/clock.ts", "export const now = new Date();"],
	["browser-edges-in-platform", "src/season/clock.ts", "export const now = Date();"],
	["browser-edges-in-platform", "src/ui/petal.tsx", "export const Petal = () => <i title={String(Math.random())} />;"],
	["browser-edges-in-platform", "src/effects/loop.ts", "requestAnimationFrame(() => {});"],
	["browser-edges-in-platform", "src/effects/loop.ts", "window.requestAnimationFrame(() => {});"],
	["browser-edges-in-platform", "src/main.tsx", "globalThis.localStorage?.getItem('a');"],
	["browser-edges-in-platform", "src/season/store.ts", "export const store = { sessionStorage };"],
	["no-intl", "src/season/words.ts", "export const month = new Intl.DateTimeFormat();"],
	["no-intl", "src/platform/words.ts", "export const text = (count: number) => count.toLocaleString('en-GB');"],
	["no-intl", "src/season/words.ts", "export const order = (one: string, other: string) => one.localeCompare(other);"],
];

test.each(breaking)("%s is broken by %s: %s", (rule, file, source) => {
	expect(broken({ [file]: source })).toEqual([rule]);
});

test("every rule has a breaking example, in the list or below", () => {
	expect(Object.keys(ruleReasons).filter((rule) => !breaking.some(([name]) => name === rule))).toEqual(["no-cycles"]);
});

describe("what the rules allow", () => {
	test.each([
		[
			"src/ui/card.tsx",
			'import { useId } from "react"; import { Icon } from "./icon.tsx"; import "./card.module.css";',
		],
		["src/content/facts.ts", 'import type { Season } from "#src/season/season.ts"; import { a } from "./site-map.ts";'],
		["src/content/facts.ts", 'import type { Word } from "#src/ui/kanji.tsx";'],
		["src/content/a/b.ts", 'import { facts } from "../facts.ts"; import { c } from "#src/content/c.ts";'],
		[
			"src/documents/reader.tsx",
			'import { now } from "#src/platform/clock.ts"; import { Card } from "#src/ui/card.tsx";',
		],
		["src/pages/tokens/page.tsx", 'import { facts } from "#src/content/facts.ts"; import { Plan } from "./plan.tsx";'],
		[
			"src/shell/sidebar.tsx",
			'import { season } from "#src/season/season.ts"; import { Card } from "#src/ui/card.tsx";',
		],
		[
			"src/app.tsx",
			'import { Shell } from "./shell/shell.tsx"; import { routes } from "./routes.ts"; import "#src/styles/base.css";',
		],
		["src/platform/clock.ts", "export const now = () => Date.now(); export const today = () => new Date();"],
		["src/season/clock.ts", "export const day = new Date(2025, 5, 18); // never Date.now() or localStorage"],
		[
			"src/season/clock.ts",
			'export const text = "Math.random()"; export const box = { localStorage: 1 }; box.localStorage;',
		],
		["src/season/clock.test.ts", 'import { a } from "../../tools/x.ts"; Date.now(); localStorage.clear();'],
		["src/pages/tokens/still-parts.tsx", 'export { Economics } from "./parts/economics.tsx";'],
		["src/effects/worker-url.ts", 'import url from "./worker.ts?worker&url"; export { url };'],
	])("%s: %s", (file, source) => {
		expect(broken({ [file]: source })).toEqual([]);
	});

	test("a capability may import another along a drawn arrow, in its direction only", () => {
		const arrows = readArrows("## Direction\n\n- documents -> accessibility, search: says what opened\n");
		expect(arrows).toEqual({ documents: ["accessibility", "search"] });
		const there = { "src/documents/reader.tsx": 'import { announce } from "#src/accessibility/announce.ts";' };
		const back = { "src/accessibility/announce.ts": 'import { reader } from "#src/documents/reader.tsx";' };
		expect(broken(there, { documents: ["accessibility"] })).toEqual([]);
		expect(broken(back)).toEqual(["capability-arrows"]);
	});

	test("an arrow that no import uses is reported, also one that only a test uses", () => {
		const arrows = { documents: ["accessibility", "search"] };
		const sources = {
			"src/documents/reader.tsx": 'import type { Say } from "#src/accessibility/announce.ts";',
			"src/documents/reader.test.tsx": 'import { find } from "#src/search/find.ts";',
		};
		const files = Object.entries(sources).map(([file, source]) => parseFile({ file, source }));
		expect(findViolations(files, arrows)).toEqual([
			{ rule: "capability-arrows", file: "ARCHITECTURE.md", line: 1, message: "documents -> search is not used" },
		]);
	});

	test("an arrow for types only allows nothing else", () => {
		const arrows = readArrows("- wallet-doctor -> wallet: what the guard reports (types only: it is separate)\n");
		const types = 'import type { Found } from "#src/wallet/found.ts";';
		expect(broken({ "src/wallet-doctor/a.ts": types }, arrows)).toEqual([]);
		expect(broken({ "src/wallet-doctor/a.ts": types.replace(" type", "") }, arrows)).toEqual(["capability-arrows"]);
	});

	test("the arrows of a capability may be on several lines, and prose is not read as an arrow", () => {
		const list = "- late-dialog -> still: a\n- late-dialog -> preferences: b\nThe clock -> theme\n- The clock -> theme";
		expect(readArrows(list)).toEqual({ "late-dialog": ["still", "preferences"] });
	});
});

describe("no-cycles", () => {
	const ring = {
		"src/season/a.ts": 'import { b } from "./b.ts"; export const a = 1;',
		"src/season/b.ts": 'import { c } from "#src/season/c.ts"; export const b = 1;',
		"src/season/c.ts": 'export const c = () => import("./a.ts");',
	};

	test("finds a cycle of three files, with an alias and a lazy import", () => {
		expect(broken(ring)).toEqual(["no-cycles"]);
		const files = Object.entries(ring).map(([file, source]) => parseFile({ file, source }));
		const [finding] = findViolations(files);
		for (const file of Object.keys(ring)) expect(finding?.message).toContain(file);
	});

	test("finds a file that imports itself", () => {
		expect(broken({ "src/season/a.ts": 'import { a as b } from "./a.ts"; export const a = b;' })).toEqual([
			"no-cycles",
		]);
	});

	test("type imports make no cycle, and neither do two paths to one file", () => {
		const c = 'import type { A } from "./a.ts"; export const c = 1 as unknown as A;';
		expect(broken({ ...ring, "src/season/c.ts": c })).toEqual([]);
		const a = 'import { b } from "./b.ts"; import { c } from "./c.ts"; export const a = b + c;';
		expect(broken({ ...ring, "src/season/a.ts": a, "src/season/c.ts": "export const c = 1;" })).toEqual([]);
	});
});

test("a finding has file, line and the import", () => {
	const source = '\n\nimport { facts } from "#src/content/facts.ts";';
	expect(findViolations([parseFile({ file: "src/ui/card.tsx", source })])).toEqual([
		{ rule: "ui-alone", file: "src/ui/card.tsx", line: 3, message: 'imports "#src/content/facts.ts"' },
	]);
});

test("a file that does not parse is an error, not an empty file", () => {
	expect(() => parseFile({ file: "src/a.ts", source: "import {" })).toThrow(/src\/a\.ts/);
});
