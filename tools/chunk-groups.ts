import type { Plugin } from "vite";

/** Modules that are bundled into one file, each named by a part of its id: the beginning of its path in `src`, or virtual. */
interface ChunkGroup {
	name: string;
	priority: 1 | 2;
	modules: readonly string[];
}

const groups: readonly ChunkGroup[] = [
	// The names that the search starts with are a data file of their own.
	{ name: "search-names", priority: 2, modules: ["virtual:search-"] },
	// Everything today's micro-season needs, wherever it is shown, except for two small files that the ceremonies page
	// also reads.
	{
		name: "micro-season",
		priority: 2,
		modules: [
			"src/almanac/almanac.",
			"src/almanac/micro-season.",
			"src/almanac/starts.",
			"src/almanac/today-words",
			"virtual:almanac-days",
		],
	},
	{
		name: "shared",
		priority: 2,
		modules: [
			"src/accessibility/use-accessibility-state",
			"src/content/facts/season-figures",
			"src/effects/animation-settings",
			"src/figures/time-text",
			"src/figures/two-digits",
			"src/platform/device-hints",
			"src/platform/random-seed",
			"src/platform/trusted-types",
			"src/platform/use-media-query",
			"src/platform/use-page-hidden",
			"src/preferences/use-display",
			"src/season/season-span",
			"src/theme/use-animation-settings",
			"src/ui/japanese-runs",
			"src/ui/list-role",
			"src/ui/on-first-click",
			"src/ui/section-heading",
			"src/ui/short-word",
			"src/ui/unbroken",
		],
	},
	// The building blocks of pages in sections.
	{
		name: "furniture",
		priority: 1,
		modules: [
			"src/content/category-not-found",
			"src/figures/capitalised",
			"src/figures/figure-text",
			"src/figures/list-text",
			"src/figures/number-text",
			"src/figures/number-word",
			"src/glossary/glossary-path",
			"src/glossary/term.",
			"src/navigation/link-rows",
			"src/navigation/pick-parameters",
			"src/navigation/use-asked-state",
			"src/navigation/use-entry-key",
			"src/navigation/use-fragment",
			"src/navigation/use-query",
			"src/page-sections/category-not-found",
			"src/page-sections/followed-section",
			"src/page-sections/place-within",
			"src/page-sections/section-body",
			"src/page-sections/section-part",
			"src/page-sections/use-",
			"src/platform/use-module-when-seen",
			"src/still/answered-around",
			"src/ui/callout",
			"src/ui/copy-button",
			"src/ui/fine-print",
			"src/ui/page-opening",
			"src/ui/panel.",
			"src/ui/pattern-band",
			"src/ui/stat.",
			"src/ui/strip.",
			"src/ui/sum",
			"src/ui/table",
			"src/ui/use-selected-in-view",
		],
	},
	// The side menu of pages with a menu; pages with tabs do without it.
	{ name: "menu", priority: 1, modules: ["src/page-sections/section-menu", "src/ui/side-menu"] },
	{
		name: "ring",
		priority: 1,
		modules: [
			"src/almanac/use-micro-season",
			"src/season/ring-labels",
			"src/season/season-window",
			"src/season/year-position",
			"src/season/year-ring",
		],
	},
	// Only for visitors who keep everything for offline use, or are about to.
	{
		name: "keeper",
		priority: 1,
		modules: [
			"src/content/keeping",
			"src/offline/keep-files",
			"src/offline/keep-list",
			"src/offline/keeper",
			"src/offline/request-kind",
		],
	},
	// Shared by the reader and by code samples to render text.
	{
		name: "article-node",
		priority: 1,
		modules: ["src/documents/article-node.", "src/documents/highlighted-code.", "src/documents/japanese."],
	},
	// Small files that occur on the same pages: every name of a file is also in the first script of every page.
	{
		name: "prose",
		priority: 1,
		modules: ["src/ui/card.", "src/ui/inline-code.", "src/ui/japanese-word.", "src/ui/prose.", "src/ui/sample-note."],
	},
	{ name: "kanji-rows", priority: 1, modules: ["src/ui/kanji-rows", "src/season/now-badge"] },
	{ name: "metrics", priority: 1, modules: ["src/content/demo/metrics", "src/content/facts/ecosystem"] },
	{ name: "empty-state", priority: 1, modules: ["src/content/demo/empty-lists", "src/ui/empty-state"] },
	{
		name: "day-text",
		priority: 1,
		modules: ["src/figures/day-text", "src/season/two-readings", "src/season/whole-months"],
	},
	{ name: "use-theme", priority: 1, modules: ["src/season/petal-colours.", "src/theme/use-theme."] },
	{ name: "setting-rows", priority: 1, modules: ["src/ui/choice-row", "src/ui/setting-row", "src/ui/switch-row"] },
	{ name: "stacked-bar", priority: 1, modules: ["src/charts/stacked-bar", "src/charts/stacked-parts"] },
	{ name: "command-entry", priority: 1, modules: ["src/command-entry/"] },
	{ name: "span", priority: 1, modules: ["src/almanac/civil-day.", "src/almanac/span."] },
	{ name: "rows", priority: 1, modules: ["src/charts/bar.", "src/ui/figure-rows"] },
	{
		name: "calculator",
		priority: 1,
		modules: ["src/calculator/calculator.module", "src/calculator/last-valid-note", "src/calculator/select-field"],
	},
	{ name: "regions", priority: 1, modules: ["src/content/facts/infrastructure", "src/content/servers/regions"] },
	{
		name: "chart",
		priority: 1,
		modules: ["src/charts/data-disclosure", "src/charts/legend", "src/charts/line-chart.module", "src/charts/scale"],
	},
	// Pages with links to their own places also have something to copy, and documents among them are dated.
	{
		name: "copying",
		priority: 1,
		modules: [
			"src/accessibility/copy-and-tell",
			"src/figures/date-text",
			"src/figures/month-names",
			"src/navigation/go-to-place",
			"src/navigation/place-link",
			"src/navigation/reveal-place",
			"src/page-sections/copy-link",
			"src/platform/clipboard",
		],
	},
	{ name: "dialog", priority: 1, modules: ["src/ui/dialog", "src/ui/isolate"] },
	// Buttons with tooltips: one file instead of four.
	{
		name: "tooltip",
		priority: 1,
		modules: ["src/ui/icon-button", "src/ui/place-bubble", "src/ui/preview-button", "src/ui/tooltip"],
	},
];

const escaped = (text: string) => text.replace(/[.]/g, "\\.");

/**
 * Automatic splitting by who shares what would turn the code that every page needs into many requests, and produce
 * small files shared by a few pages; the entry lists all of them, for each page. `node tools/budgets.ts` shows what a
 * change of a group costs, and whom.
 */
export const chunkGroups = [
	{
		name: "application",
		priority: 3,
		tags: ["$initial" as const],
		test: /^(?!.*(?:src\/(?:start-|wallet\/|vitals\/|platform\/after-load)|node_modules\/web-vitals\/))/,
	},
	...groups.map(({ name, priority, modules }) => ({
		name,
		priority,
		test: new RegExp(modules.map(escaped).join("|")),
		// A group's imports may belong to every page.
		includeDependenciesRecursively: false,
	})),
];

/**
 * The names in the groups that no module has, such as after a file was renamed.
 * @param ids of all modules of a build
 */
export const unmatchedModules = (ids: readonly string[]): string[] =>
	groups.flatMap(({ modules }) => modules).filter((part) => !ids.some((id) => id.includes(part)));

/** Fails the build when a group names a module that does not exist: its code would silently move to another file. */
export function chunkGroupsPlugin(): Plugin {
	return {
		name: "chunk-groups",
		apply: "build",
		generateBundle() {
			if (this.environment.name !== "client") return;
			const unmatched = unmatchedModules([...this.getModuleIds()]);
			if (unmatched.length > 0) this.error(`tools/chunk-groups.ts names no module: ${unmatched.join(", ")}`);
		},
	};
}
