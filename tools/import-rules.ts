import { posix } from "node:path";
import { findCycles, type ImportEdge, type ParsedFile } from "./import-graph.ts";

export interface Finding {
	rule: RuleName;
	file: string;
	line: number;
	message: string;
}

/** The rules by name, each with its reason (ARCHITECTURE.md, Direction of imports). */
export const ruleReasons = {
	"ui-alone":
		"ui components know nothing about the product: they must work on any page, and be replaceable without reading one",
	"platform-alone": "the browser adapters sit below everything else: whatever they import, everything would import",
	"content-types-only": "content is data that anyone can edit: an import or a function in it would be hidden behaviour",
	"capability-arrows":
		"each capability must be readable on its own: a dependency between two is drawn in ARCHITECTURE.md first",
	"pages-apart":
		"a page is its own lazy chunk on top of capabilities, ui and content: move code that two pages share there",
	"shell-over-all": "the shell frames every page: only the application imports it, and it imports no page",
	"application-on-top": "the files directly in src assemble the application: no file below may import them",
	"inside-src": "everything that ships to visitors is in src: tools and tests are not part of it",
	"no-cycles": "files that import each other are one unit in two files, and their load order is accidental",
	"no-barrels": "a file of re-exports hides where things are defined and pulls in chunks that are not needed",
	"no-catch-all-names":
		"utils, helpers, common, misc and manager describe no responsibility, so everything ends up there",
	"cross-folder-by-alias": "imports between folders look the same from everywhere: #src/season/clock.ts",
	"explicit-extension": "the same files run in Node without a bundler, which needs the file's real name",
	"browser-edges-in-platform":
		"time, randomness, frames and storage come from src/platform or as arguments: rules are testable, storage may fail",
	"no-intl":
		"the first use of Intl in a page blocks the main thread (decision 38): src/figures writes numbers and dates",
} as const;

export type RuleName = keyof typeof ruleReasons;

/**
 * Which other capabilities a capability may import, as drawn in ARCHITECTURE.md; one from which only types may be
 * imported is written `wallet (types only)`.
 */
export type Arrows = Record<string, readonly string[]>;

const typesOnly = " (types only)";

type Area = "ui" | "platform" | "content" | "page" | "shell" | "application" | "generated" | "capability";

interface Place {
	area: Area;
	/** The folder a file belongs to: `season`, `pages/tokens`; empty for the application itself. */
	room: string;
}

const fixedAreas: Record<string, Area> = {
	ui: "ui",
	platform: "platform",
	content: "content",
	shell: "shell",
	generated: "generated",
};

const everyone: Area[] = ["platform", "ui", "content", "capability"];

/** What each area may import apart from its own folder. Styles and other assets are not code and not restricted. */
const allowed: Record<Area, { areas: Area[]; rule: RuleName }> = {
	ui: { areas: [], rule: "ui-alone" },
	platform: { areas: [], rule: "platform-alone" },
	content: { areas: [], rule: "content-types-only" },
	generated: { areas: [], rule: "content-types-only" },
	capability: { areas: everyone, rule: "capability-arrows" },
	page: { areas: everyone, rule: "pages-apart" },
	shell: { areas: everyone, rule: "shell-over-all" },
	application: { areas: ["page", "shell", ...everyone], rule: "application-on-top" },
};

function placeOf(file: string): Place {
	const [, folder, second, third] = file.split("/");
	if (folder === undefined || second === undefined) return { area: "application", room: "" };
	if (folder === "pages") return { area: "page", room: third === undefined ? "pages" : `pages/${second}` };
	return { area: fixedAreas[folder] ?? "capability", room: folder };
}

function isTest(file: string): boolean {
	return /\.test\.tsx?$/.test(file);
}

function isCode(path: string): boolean {
	return /\.[cm]?[jt]sx?$/.test(path);
}

/** The rule that an import between two folders breaks, if any. */
function brokenRule(from: Place, to: Place, edge: ImportEdge, file: string, arrows: Arrows): RuleName | undefined {
	if (to.area === "application" && from.area !== "application") return "application-on-top";
	if (from.room === to.room) return undefined;
	if (to.area === "shell" && file !== "src/app.tsx") return "shell-over-all";
	if (from.area === "content" && edge.typeOnly && ["capability", "ui"].includes(to.area)) return undefined;
	// No arrow could allow it.
	if (from.area === "capability" && to.area === "page") return "pages-apart";
	if (!allowed[from.area].areas.includes(to.area)) return allowed[from.area].rule;
	if (from.area !== "capability" || to.area !== "capability") return undefined;
	const drawn = [to.room, ...(edge.typeOnly ? [to.room + typesOnly] : [])];
	return drawn.some((room) => arrows[from.room]?.includes(room)) ? undefined : "capability-arrows";
}

function importFindings({ file, imports }: ParsedFile, arrows: Arrows): Finding[] {
	const from = placeOf(file);
	return imports.flatMap((edge): Finding[] => {
		const found = (rule: RuleName): Finding[] => [
			{ rule, file, line: edge.line, message: `imports ${edge.typeOnly ? "types from " : ""}"${edge.specifier}"` },
		];
		if (edge.target === undefined) return from.area === "content" && !edge.typeOnly ? found("content-types-only") : [];
		if (!edge.target.startsWith("src/")) return found("inside-src");
		if (posix.extname(edge.target) === "") return found("explicit-extension");
		const to = placeOf(edge.target);
		if (isCode(edge.target)) {
			const rule = brokenRule(from, to, edge, file, arrows);
			if (rule) return found(rule);
		}
		const crossesFolders = edge.specifier.startsWith(".") && from.room !== to.room && from.room !== "";
		return crossesFolders ? found("cross-folder-by-alias") : [];
	});
}

function fileFindings({ file, globals, localised, functions, barrel }: ParsedFile): Finding[] {
	const { area } = placeOf(file);
	const findings: Finding[] = [];
	const add = (rule: RuleName, line: number, message: string) => findings.push({ rule, file, line, message });
	if (area !== "platform") for (const { name, line } of globals) add("browser-edges-in-platform", line, `uses ${name}`);
	for (const { name, line } of localised) add("no-intl", line, `uses ${name}`);
	if (area === "content") for (const line of functions) add("content-types-only", line, "contains a function");
	if (area === "content" && file.endsWith("x")) add("content-types-only", 1, "is a file for markup (.tsx)");
	// The still parts of a page are one chunk, which is fetched as a whole.
	if (barrel && !/^src\/pages\/[^/]+\/still-parts\.tsx$/.test(file))
		add("no-barrels", 1, "only re-exports from other files");
	if (/\/(?:[\w-]+-)?(?:utils?|helpers?|common|misc|managers?)(?:\/|\.)/.test(file))
		add("no-catch-all-names", 1, "has a catch-all name");
	return findings;
}

/** The arrows that no import uses: such a line would allow what nobody needs, for a reason that no longer holds. */
function unusedArrows(files: ParsedFile[], arrows: Arrows): Finding[] {
	const used = new Set(
		files.flatMap(({ file, imports }) =>
			imports.flatMap(({ target }) => (target ? [`${placeOf(file).room} -> ${placeOf(target).room}`] : [])),
		),
	);
	return Object.entries(arrows).flatMap(([from, targets]) =>
		targets
			.map((target) => `${from} -> ${target.replace(typesOnly, "")}`)
			.filter((arrow) => !used.has(arrow))
			.map((arrow) => ({
				rule: "capability-arrows",
				file: "ARCHITECTURE.md",
				line: 1,
				message: `${arrow} is not used`,
			})),
	);
}

/**
 * Everything in `src` that breaks a rule of direction, and arrows without use. Tests may import anything.
 * @param files all files of `src`, because cycles show only in the whole
 */
export function findViolations(files: ParsedFile[], arrows: Arrows = {}): Finding[] {
	const product = files.filter(({ file }) => !isTest(file));
	const cycles = findCycles(product).map((ring): Finding => {
		const [file = ""] = ring;
		return { rule: "no-cycles", file, line: 1, message: `import cycle: ${[...ring, file].join(" -> ")}` };
	});
	return [
		...product.flatMap((file) => [...importFindings(file, arrows), ...fileFindings(file)]),
		...unusedArrows(product, arrows),
		...cycles,
	];
}

/**
 * The arrows between capabilities in ARCHITECTURE.md, from lines such as
 * `- documents -> accessibility, search: says what opened`. Those of a line that says `(types only` are for types only.
 */
export function readArrows(markdown: string): Arrows {
	const arrows: Record<string, string[]> = {};
	for (const line of markdown.split("\n")) {
		const [, from, targets] = /^- ([a-z-]+) -> ([a-z-]+(?:, [a-z-]+)*)/.exec(line) ?? [];
		if (!from || !targets) continue;
		const kind = line.includes(typesOnly.slice(0, -1)) ? typesOnly : "";
		arrows[from] = [...(arrows[from] ?? []), ...targets.split(", ").map((target) => target + kind)];
	}
	return arrows;
}
