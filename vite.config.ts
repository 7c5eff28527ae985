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

/** Below which path the site is mounted, for hosts that give a project a folder of its own. */
const base = process.env.BASE_PATH ?? "/";

/** What the build does before and after Vite, for the development server: fonts, icons, the boot script. */
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

/** A group of modules of ours that go into one file. What they import themselves may belong to every page: it stays out. */
const group = (name: string, priority: number, test: RegExp) => ({
	name,
	priority,
	test,
	includeDependenciesRecursively: false,
});

/**
 * Cut up by who else needs it, what every page needs would be many requests, and so would small files that pages share;
 * the entry lists them all, for each page. `node tools/budgets.ts` says what a change of a group costs whom.
 */
const chunkGroups = [
	{
		name: "application",
		priority: 3,
		tags: ["$initial" as const],
		test: /^(?!.*(?:src\/(?:start-|wallet\/|vitals\/|platform\/after-load)|node_modules\/web-vitals\/))/,
	},
	// What the search begins with is data of its own.
	group("search-names", 2, /virtual:search-/),
	// What today's micro-season needs, wherever it stands; but for the two small files that the ceremonies page reads as well.
	group("micro-season", 2, /src\/almanac\/(?:micro-season|starts|almanac)\.|virtual:almanac-days/),
	group(
		"shared",
		2,
		/src\/(?:accessibility\/use-accessibility-state|content\/facts\/season-figures|effects\/animation-settings|platform\/(?:random-seed|trusted-types|use-media-query|use-page-hidden|when-seen)|season\/season-span|preferences\/use-display|theme\/use-animation-settings|ui\/(?:section-heading|list-role|unbroken))/,
	),
	// What pages in sections are made of.
	group(
		"furniture",
		1,
		/src\/(?:page-sections\/(?!section-tabs|section-menu)|ui\/(?:page-opening|pattern-band|copy-button|panel\.|use-selected-in-view|table|callout|stat\.|sum|fine-print)|navigation\/(?:use-fragment|use-query|link-rows)|content\/category-not-found|figures\/(?:figure-text|number-word|capitalised|list-text)|platform\/use-module-when-seen|glossary\/(?:term\.|glossary-path))/,
	),
	// What stands beside the sections of a page with a menu: pages with tabs do without.
	group("menu", 1, /src\/(?:page-sections\/section-menu|ui\/side-menu)/),
	group("ring", 1, /src\/(?:ui\/year-ring|season\/(?:ring-labels|season-window))/),
	// What the reader and samples of code both make of a text.
	group("article-node", 1, /src\/documents\/(?:article-node|japanese)\./),
	// Small things that stand on the same pages.
	group("prose", 1, /src\/ui\/(?:prose|sample-note|card)\./),
	group("use-theme", 1, /src\/(?:theme\/use-theme|season\/petal-colours)\./),
	group("setting-rows", 1, /src\/ui\/(?:setting-row|switch-row)/),
	group("chart", 1, /src\/charts\/(?:scale|data-disclosure|line-chart\.module|legend)/),
	// Pages with links to their own places have something to copy as well; documents, among them, are dated.
	group(
		"copying",
		1,
		/src\/(?:accessibility\/copy-and-tell|platform\/clipboard|navigation\/(?:place-link|go-to-place)|figures\/date-text)/,
	),
	// A dialog's buttons have bubbles: one file instead of three, also for pages that have bubbles alone.
	group("dialog", 1, /src\/ui\/(?:dialog|icon-button|tooltip|place-bubble|preview-button)/),
];

/** A class of a style sheet's own: told apart by its file, in as few characters as do; they are in every page. */
function scopedName(name: string, file: string): string {
	const path = relative(import.meta.dirname, file.replace(/\?.*$/, "")).replaceAll("\\", "/");
	return `${name}_${createHash("sha256").update(path).digest("base64url").slice(0, 4)}`;
}

export default defineConfig({
	base,
	css: { modules: { generateScopedName: scopedName } },
	// Said even where it is empty, so that what depends on it falls out of the build.
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
	// React has had it itself for long; wouter still brings a stand-in for the React of before.
	resolve: { alias: [{ find: "use-sync-external-store/shim/index.js", replacement: "react" }] },
	build: {
		target: "es2023",
		cssTarget: ["chrome123", "firefox125", "safari17.5"],
		manifest: true,
		// Browsers that run the target's syntax preload modules themselves; the polyfill would be weight in the entry.
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		emptyOutDir: true,
		rolldownOptions: {
			// How long its plugins take is nobody's warning; on a busy machine it is said of every build.
			checks: { bundlerTimings: false },
			// Of React, what is used.
			treeshake: { propertyReadSideEffects: false },
			// A class stands where it is used, however long its name is.
			optimization: { inlineConst: { mode: "all" } },
			// Timings are measured only where the build says where to send them.
			input: ["index.html", "src/start-wallets.ts", ...(process.env.VITE_VITALS_URL ? ["src/start-vitals.ts"] : [])],
			output: {
				codeSplitting: { groups: chunkGroups },
				// The entry names every file, and hashes do not compress: seven digits tell the versions of one file apart.
				hashCharacters: "hex",
				chunkFileNames: "assets/[name]-[hash:7].js",
				assetFileNames: "assets/[name]-[hash:7][extname]",
			},
		},
	},
	worker: { format: "es" },
	// Found only with the first document; optimised late, they would reload the page under somebody's hands.
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
