import { createHash } from "node:crypto";
import { relative } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { almanacPlugin } from "./tools/almanac-plugin.ts";
import { builtDocumentsPlugin } from "./tools/built-documents-plugin.ts";
import { cataloguePlugin } from "./tools/catalogue-plugin.ts";
import { classNamesPlugin } from "./tools/class-names-plugin.ts";
import { codeSamplesPlugin } from "./tools/code-samples-plugin.ts";
import { buildFonts } from "./tools/fonts.ts";
import { buildIcons } from "./tools/icons.ts";
import { reactExportsPlugin } from "./tools/react-exports-plugin.ts";
import { searchPlugin } from "./tools/search/search-plugin.ts";

/** The path at which the site is mounted, for hosts that give a project its own folder. */
const base = process.env.BASE_PATH ?? "/";

/** For the development server, what the build does before and after Vite: fonts, icons, the boot script. */
const development: Plugin = {
	name: "development",
	apply: "serve",
	buildStart: async () => void (await Promise.all([buildFonts(), buildIcons()])),
	transformIndexHtml: (html) =>
		html
			.replace("<!--head-->", "")
			.replace(
				"<!--boot-->",
				'<script type="module" src="/src/boot.ts"></script><script type="module" src="/src/start-wallets.ts"></script>',
			),
};

/**
 * A group of our modules that are bundled into one file. Their own imports may belong to every page, so they are not
 * pulled in.
 */
const group = (name: string, priority: number, test: RegExp) => ({
	name,
	priority,
	test,
	includeDependenciesRecursively: false,
});

/**
 * Automatic splitting by who shares what would turn the code that every page needs into many requests, and produce
 * small files shared by a few pages; the entry lists all of them, for each page. `node tools/budgets.ts` shows what a
 * change of a group costs, and whom.
 */
const chunkGroups = [
	{
		name: "application",
		priority: 3,
		tags: ["$initial" as const],
		test: /^(?!.*(?:src\/(?:start-|wallet\/|vitals\/|platform\/after-load)|node_modules\/web-vitals\/))/,
	},
	// The names that the search starts with are a data file of their own.
	group("search-names", 2, /virtual:search-/),
	// Everything today's micro-season needs, wherever it is shown, except for two small files that the ceremonies page
	// also reads.
	group("micro-season", 2, /src\/almanac\/(?:micro-season|starts|almanac)\.|virtual:almanac-days/),
	group(
		"shared",
		2,
		/src\/(?:accessibility\/use-accessibility-state|content\/facts\/season-figures|effects\/animation-settings|platform\/(?:random-seed|trusted-types|use-media-query|use-page-hidden|when-seen)|season\/season-span|preferences\/use-display|theme\/use-animation-settings|ui\/(?:section-heading|list-role|unbroken))/,
	),
	// The building blocks of pages in sections.
	group(
		"furniture",
		1,
		/src\/(?:page-sections\/(?!section-tabs|section-menu)|ui\/(?:page-opening|pattern-band|copy-button|panel\.|use-selected-in-view|table|callout|stat\.|sum|fine-print)|navigation\/(?:use-fragment|use-query|link-rows)|content\/category-not-found|figures\/(?:figure-text|number-word|capitalised|list-text)|platform\/use-module-when-seen|glossary\/(?:term\.|glossary-path))/,
	),
	// The side menu of pages with a menu; pages with tabs do without it.
	group("menu", 1, /src\/(?:page-sections\/section-menu|ui\/side-menu)/),
	group("ring", 1, /src\/(?:ui\/year-ring|season\/(?:ring-labels|season-window))/),
	// Shared by the reader and by code samples to render text.
	group("article-node", 1, /src\/documents\/(?:article-node|japanese)\./),
	// Small components that occur on the same pages.
	group("prose", 1, /src\/ui\/(?:prose|sample-note|card)\./),
	group("use-theme", 1, /src\/(?:theme\/use-theme|season\/petal-colours)\./),
	group("setting-rows", 1, /src\/ui\/(?:setting-row|switch-row)/),
	group("chart", 1, /src\/charts\/(?:scale|data-disclosure|line-chart\.module|legend)/),
	// Pages with links to their own places also have something to copy, and documents among them are dated.
	group(
		"copying",
		1,
		/src\/(?:accessibility\/copy-and-tell|platform\/clipboard|navigation\/(?:place-link|go-to-place)|figures\/date-text)/,
	),
	// A dialog's buttons have tooltips: one file instead of three, also for pages that only have tooltips.
	group("dialog", 1, /src\/ui\/(?:dialog|icon-button|tooltip|place-bubble|preview-button)/),
];

/**
 * The scoped name of a style sheet's class: distinguished by its file in as few characters as possible, because every
 * page contains them.
 */
function scopedName(name: string, file: string): string {
	const path = relative(import.meta.dirname, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
	return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

export default defineConfig({
	base,
	css: { modules: { generateScopedName: scopedName } },
	// Defined even if empty, so that code that depends on it is dropped from the build.
	define: { "import.meta.env.VITE_VITALS_URL": JSON.stringify(process.env.VITE_VITALS_URL ?? "") },
	plugins: [
		react(),
		classNamesPlugin(),
		reactExportsPlugin(),
		cataloguePlugin(),
		builtDocumentsPlugin(),
		almanacPlugin(),
		codeSamplesPlugin(),
		searchPlugin(),
		development,
	],
	// React has had this built in for a long time; wouter still includes a shim for older versions.
	resolve: { alias: [{ find: "use-sync-external-store/shim/index.js", replacement: "react" }] },
	build: {
		target: "es2023",
		cssTarget: ["chrome123", "firefox125", "safari17.5"],
		manifest: true,
		// Browsers that run the target's syntax preload modules natively; the polyfill would be dead weight in the entry.
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		emptyOutDir: true,
		rolldownOptions: {
			// The duration of its plugins is not worth a warning; on a busy machine every build would print it.
			checks: { bundlerTimings: false },
			// Keeps only the parts of React that are used.
			treeshake: { propertyReadSideEffects: false },
			// Inlines class names where they are used, however long they are.
			optimization: { inlineConst: { mode: "all" } },
			// Timings are only measured if the build configures where to send them.
			input: ["index.html", "src/start-wallets.ts", ...(process.env.VITE_VITALS_URL ? ["src/start-vitals.ts"] : [])],
			output: {
				codeSplitting: { groups: chunkGroups },
				// The entry lists every file, and hashes do not compress: seven digits distinguish the versions of one file.
				hashCharacters: "hex",
				chunkFileNames: "assets/[name]-[hash:7].js",
				assetFileNames: "assets/[name]-[hash:7][extname]",
			},
		},
	},
	worker: { format: "es" },
	// Discovered only with the first document; optimising them then would reload the page while it is in use.
	optimizeDeps: {
		include: [
			"hast-util-sanitize",
			"hast-util-to-string",
			"highlight.js/lib/languages/bash",
			"lowlight",
			"mdast-util-from-markdown",
			"mdast-util-gfm",
			"mdast-util-to-hast",
			"micromark-extension-gfm",
		],
	},
});
