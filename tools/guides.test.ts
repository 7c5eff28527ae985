import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "./binaries.ts";

/* The guides refer to files and to names in them. Moving or renaming something has to update the references. */

const folders = [".ci", "bench", "decisions", "e2e", "editorial", "public", "src", "tools"];
const paths = [
	...readdirSync(projectRoot),
	...folders.flatMap((folder) =>
		readdirSync(join(projectRoot, folder), { recursive: true, encoding: "utf8" }).map(
			(path) => `${folder}/${path.replaceAll("\\", "/")}`,
		),
	),
].filter((path) => !/node_modules\/|^bench\/\.work\//.test(path));
const inSight = new Set([...folders, ...readdirSync(join(projectRoot, "src"))]);

/** Whether a back-quoted text can only be a path: in a folder of ours, or a file of code, styles, data or prose. */
function isPath(text: string): boolean {
	if (!/^[\w.*-][\w.<>*/-]*$/.test(text)) return false;
	const [first = "", second] = text.split("/");
	return (second !== undefined && inSight.has(first)) || /[\w>*-]\.(?:tsx?|mjs|css|json|md)$/.test(text);
}

/** The files a path refers to: from the root or from `src`, a bare name anywhere; `<key>` and `*` match any name. */
function filesOf(path: string): string[] {
	const pattern = path
		.replace(/\/$/, "")
		.replaceAll(".", "\\.")
		.replaceAll("*", "[^/]*")
		.replaceAll(/<[\w-]+>/g, "[^/]+");
	const from = path.replace(/\/$/, "").includes("/") ? "^(?:src/)?" : "(?:^|/)";
	const expression = new RegExp(`${from}${pattern}$`);
	return paths.filter((known) => expression.test(known));
}

/** References of a guide to things that do not exist: paths, link targets, and names said to be in a file. */
function missing(markdown: string): string[] {
	const prose = markdown.replace(/^```.*?^```$/gms, "");
	const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].flatMap(([, text = ""]) => (isPath(text) ? [text] : []));
	const linked = [...prose.matchAll(/\]\(([\w./-]+)\)/g)].map(([, target = ""]) => target);
	const lost = [...quoted, ...linked].filter((path) => filesOf(path).length === 0);
	const names = [...prose.matchAll(/`(\w+)`,? (?:in|of) `([^`\n]+\.\w+)`/g)].filter(([, name = "", path = ""]) => {
		const [file, ...others] = isPath(path) ? filesOf(path) : [];
		return file && others.length === 0 && !readFileSync(join(projectRoot, file), "utf8").includes(name);
	});
	return [...lost, ...names.map(([text]) => text)];
}

it.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "HOSTING.md"])("%s refers only to what exists", (guide) => {
	const markdown = readFileSync(join(projectRoot, guide), "utf8");
	expect(markdown.match(/`[^`\n]+`/g)?.length).toBeGreaterThan(20);
	expect(missing(markdown)).toEqual([]);
});

it.each(["README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "HOSTING.md", "bench/README.md"])(
	"%s uses only commands that package.json has",
	(guide) => {
		const { scripts } = JSON.parse(readFileSync(join(projectRoot, "package.json"), "utf8"));
		const named = [...readFileSync(join(projectRoot, guide), "utf8").matchAll(/npm run ([\w:-]+)/g)];
		expect(named.map(([, script = ""]) => script).filter((script) => !(script in scripts))).toEqual([]);
	},
);

it.each([
	"`src/season/none.ts`",
	"`season/none.ts`",
	"`none/calendar.ts`",
	"`none.css`",
	"`src/pages/<key>/none.tsx`",
	"`none-*.ts`",
	"`tools/none/`",
	"[a record](decisions/0000-none.md)",
	"`NO_SUCH_NAME` in `src/season/calendar.ts`",
	"`NO_SUCH_NAME`, of `calendar.ts`",
])("%s is reported as missing", (text) => {
	expect(missing(`Its line is ${text}.`)).toHaveLength(1);
});

it.each([
	"`src/season/calendar.ts`",
	"`season/calendar.ts`",
	"`calendar.ts`",
	"`src/pages/<key>/page.tsx`",
	"`shape-*.ts`",
	"`tools/`",
	"[a record](decisions/0001-toolchain.md)",
	"`FIRST_DAY` in `src/season/calendar.ts`",
	"`text/markdown; charset=utf-8`, `/docs/none.md`, `Date.now`, `.md`, `<html>`",
	"\n```\n`src/none.ts`\n```\n",
])("%s is not", (text) => {
	expect(missing(`Its line is ${text}.`)).toEqual([]);
});
