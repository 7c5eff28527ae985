import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./binaries.ts";
import { filesIn } from "./files-in.ts";
import { assertAtRoot } from "./hosting/site-build.ts";
import { isForeign, readPageResources, readStyleAddresses } from "./page-resources.ts";
import { type PageWeight, SiteScale, totalBytes, type Weighed } from "./page-weights.ts";

/** One limit, which the heaviest page it applies to has to keep. */
export interface BudgetLine {
	name: string;
	page: string;
	/** The files weighed, and their total weight. */
	files: Weighed[];
	bytes: number;
	limitKb: number;
	kept: boolean;
}

/** Compares a weight with its limit; 1 KB is 1024 bytes. */
function compareWithLimit(name: string, limitKb: number, page: string, files: Weighed[]): BudgetLine {
	const bytes = totalBytes(files);
	return { name, page, files, bytes, limitKb, kept: bytes <= limitKb * 1024 };
}

/** A budget for which nothing was measured fails: a check that measures nothing must not pass. */
function failedLine(name: string, limitKb: number, page: string): BudgetLine {
	return { name, page, files: [], bytes: 0, limitKb, kept: false };
}

type Part = Exclude<keyof PageWeight, "page">;

function isDocument(page: string): boolean {
	return /^docs\/[^/]+\/[^/]+\/index\.html$/.test(page);
}

const budgets: { name: string; part: Part; limitKb: number; appliesTo: (page: string) => boolean }[] = [
	{ name: "JavaScript, home", part: "scripts", limitKb: 73, appliesTo: (page) => page === "index.html" },
	{ name: "JavaScript, a document", part: "scripts", limitKb: 76, appliesTo: isDocument },
	{ name: "JavaScript of a page's own", part: "own", limitKb: 25, appliesTo: () => true },
	{ name: "CSS, any page", part: "styles", limitKb: 14, appliesTo: () => true },
	{ name: "fonts before first paint", part: "fonts", limitKb: 58, appliesTo: () => true },
	{ name: "HTML, a document", part: "html", limitKb: 10, appliesTo: isDocument },
	{ name: "HTML, any page", part: "html", limitKb: 24, appliesTo: () => true },
];

/** Compares the heaviest page with each budget. */
export function judge(weights: PageWeight[]): BudgetLine[] {
	return budgets.map(({ name, part, limitKb, appliesTo }) => {
		const lines = weights
			.filter(({ page }) => appliesTo(page))
			.map((weight) => compareWithLimit(name, limitKb, weight.page, weight[part]));
		return heaviest(lines) ?? failedLine(name, limitKb, "no such page was built");
	});
}

/** @returns the first of the heaviest, or undefined if there are none */
function heaviest(lines: BudgetLine[]): BudgetLine | undefined {
	return lines.toSorted((one, other) => other.bytes - one.bytes)[0];
}

/**
 * What a visitor fetches for the effects: the layers, and the engine in a worker or, without worker support, on the
 * page. The atmosphere is already loaded by then, and the seasons' texts are not code. The build names workers and
 * what is fetched on demand after their sources, and some shared chunks (`namedShared` in `vite.config.ts`).
 */
const notEffects = ["atmosphere", "seasons"];
const effectsWays = [
	["season-effects", "effects-worker"],
	["season-effects", "effects-on-page"],
];
const effectsLimitKb = 9.9;

/**
 * The effects' budget. A script that is missing or found twice means that the build has changed and nothing was
 * measured.
 * @param root the built site
 */
export async function judgeEffects(root: string, scale: SiteScale): Promise<BudgetLine> {
	const name = "JavaScript, effects";
	const lines: BudgetLine[] = [];
	for (const way of effectsWays) {
		const names = [...notEffects, ...way];
		const found = names.map((name) => filesIn(root, `assets/${name}-*.js`));
		const strange = names.filter((_, index) => found[index]?.length !== 1);
		if (strange.length > 0) return failedLine(name, effectsLimitKb, `not found exactly once: ${strange.join(", ")}`);
		const scripts = found.flat();
		const rest = scripts.splice(0, notEffects.length);
		lines.push(
			compareWithLimit(name, effectsLimitKb, "after load", await scale.weighLater(scripts, "index.html", rest)),
		);
	}
	return heaviest(lines) as BudgetLine;
}

/**
 * What visits fetch after their page has loaded, by the script that starts it. `page` is one of the pages that do so.
 */
const lateScripts = [
	/** The wallet guard and wallet discovery. */
	{ name: "JavaScript, wallets", script: "start-wallets", page: "index.html", limitKb: 6 },
	/** Season transition and offline copies, with the seasons' texts for the effects. */
	{ name: "JavaScript, atmosphere", script: "atmosphere", page: "index.html", limitKb: 7.7 },
	{ name: "JavaScript, search field", script: "search-dialog", page: "index.html", limitKb: 3.2 },
	{ name: "JavaScript, next document", script: "document-loader", page: "docs/index.html", limitKb: 4 },
	{ name: "JavaScript, reading record", script: "reading-record", page: "docs/index.html", limitKb: 5.5 },
];

/** The budgets of what is fetched after load, each with everything that its page does not have yet. */
export function judgeLate(root: string, scale: SiteScale): Promise<BudgetLine[]> {
	const lines = lateScripts.map(async ({ name, script, page, limitKb }) => {
		const found = filesIn(root, `assets/${script}-*.js`);
		if (found.length !== 1) return failedLine(name, limitKb, `not found exactly once: ${script}`);
		return compareWithLimit(name, limitKb, "after load", await scale.weighLater(found, page, []));
	});
	return Promise.all(lines);
}

const searchLimitsKb = { code: 10.5, names: 14, part: 4, rest: 210 };

/**
 * The search budgets: the search code, the names with the plan of the index, and the heaviest shard of the documents'
 * index. A search reads one shard per word and five documents, which together with the names stays below 40 KB. The
 * last budget is for the index in one piece, which later searches use.
 */
export async function judgeSearch(root: string, scale: SiteScale): Promise<BudgetLine[]> {
	const files = (pattern: string) => filesIn(root, pattern);
	const field = files("assets/search-dialog-*.js");
	const code = files("assets/search-results-*.js");
	const names = files("assets/search-names-*.js");
	const [rest, parts] = [files("assets/search-*/rest.json"), files("assets/search-*/[dtr][0-9]*.json")];
	const { code: codeKb, names: namesKb, part: partKb, rest: restKb } = searchLimitsKb;
	if (code.length !== 1 || names.length !== 1 || parts.length === 0)
		return [
			failedLine("search", codeKb, "not found exactly once: search-results, search-names; or no parts of the index"),
		];
	const weighed = await scale.weighFiles(parts);
	return [
		compareWithLimit(
			"JavaScript, search",
			codeKb,
			"on intent",
			await scale.weighLater(code, "index.html", [...field, ...names]),
		),
		compareWithLimit("search, names", namesKb, "on intent", await scale.weighFiles(names)),
		heaviest(
			weighed.map((part) => compareWithLimit("search, a part of the index", partKb, part.file, [part])),
		) as BudgetLine,
		compareWithLimit("search, the rest of it", restKb, "after a search", await scale.weighFiles(rest)),
	];
}

const builtDocumentLimitKb = 6;

/** The budget of the parsed document that is fetched for each further document, and of the descriptions of all. */
export async function judgeBuiltDocuments(root: string, scale: SiteScale): Promise<BudgetLine> {
	const name = "a document as it is parsed";
	const files = filesIn(root, "assets/documents-*/*.json");
	const weighed = await scale.weighFiles(files);
	const lines = weighed.map((document) => compareWithLimit(name, builtDocumentLimitKb, document.file, [document]));
	return heaviest(lines) ?? failedLine(name, builtDocumentLimitKb, "none was built");
}

/** Addresses on other hosts that a built page or stylesheet loads, with the file that references them. */
function foreignAddresses(root: string, pages: string[]): string[] {
	const styles = filesIn(root, "**/*.css");
	const named = [
		...pages.map((file) => ({ file, find: (text: string) => readPageResources(text).loaded })),
		...styles.map((file) => ({ file, find: readStyleAddresses })),
	];
	return named.flatMap(({ file, find }) =>
		find(readFileSync(join(root, file), "utf8"))
			.filter(isForeign)
			.map((address) => `${file}: ${address}`),
	);
}

/** A line of the report; for a limit that is nearly reached what is left, for an exceeded one the files by weight. */
function lineText({ name, page, files, bytes, limitKb, kept }: BudgetLine): string {
	const left = Math.floor(limitKb * 1024 - bytes);
	const line = `${kept ? "✓" : "✗"} ${name.padEnd(27)} ${(bytes / 1024).toFixed(1).padStart(6)} of ${limitKb} KB  ${page}`;
	if (kept) return left < 100 ? `${line}, ${left} bytes left` : line;
	if (files.length === 0) return line;
	const weights = files
		.toSorted((one, other) => other.bytes - one.bytes)
		.map(({ file, bytes }) => `  ${String(bytes).padStart(6)} ${file}`);
	return [line, `  ${-left} bytes over; each file in bytes:`, ...weights].join("\n");
}

if (import.meta.main) {
	const root = process.argv[2] ?? join(projectRoot, "dist");
	assertAtRoot(root);
	const pages = filesIn(root, "**/*.html");
	const scale = new SiteScale(root);
	const lines = judge(await Promise.all(pages.map((page) => scale.weigh(page))));
	lines.push(await judgeEffects(root, scale), ...(await judgeLate(root, scale)), ...(await judgeSearch(root, scale)));
	lines.push(await judgeBuiltDocuments(root, scale));
	for (const line of lines) console.log(lineText(line));
	const foreign = foreignAddresses(root, pages);
	console.log(`${foreign.length === 0 ? "✓" : "✗"} requests to other hosts      ${foreign.length} of 0`);
	for (const address of foreign) console.log(`  ${address}`);
	process.exit(lines.every(({ kept }) => kept) && foreign.length === 0 ? 0 : 1);
}
