import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { almanacPlugin } from "./tools/almanac-plugin.ts";
import { builtDocumentsPlugin } from "./tools/built-documents-plugin.ts";
import { cataloguePlugin } from "./tools/catalogue-plugin.ts";
import { chunkGroups, chunkGroupsPlugin } from "./tools/chunk-groups.ts";
import { classNamesPlugin } from "./tools/class-names-plugin.ts";
import { codeSamplesPlugin } from "./tools/code-samples-plugin.ts";
import { buildFonts } from "./tools/fonts.ts";
import { buildIcons } from "./tools/icons.ts";
import { preloadPlugin } from "./tools/preload-plugin.ts";
import { reactExportsPlugin } from "./tools/react-exports-plugin.ts";
import { rolldownRuntimePlugin } from "./tools/rolldown-runtime-plugin.ts";
import { scopedNames } from "./tools/scoped-names.ts";
import { searchPlugin } from "./tools/search/search-plugin.ts";
import { licencesPlugin } from "./tools/third-party-licences.ts";

/** The path at which the site is mounted, for hosts that give a project its own folder. */
const base = process.env.BASE_PATH ?? "/";

/** For the development server, what the build does before and after Vite: fonts, icons, the boot script. */
const development: Plugin = {
	name: "development",
	apply: "serve",
	// Names that can be read.
	config: () => ({ css: { modules: { generateScopedName: "[name]_[local]" } } }),
	buildStart: async () => void (await Promise.all([buildFonts(), buildIcons()])),
	transformIndexHtml: (html) =>
		html
			.replace("<!--head-->", "")
			.replace(
				"<!--boot-->",
				'<script type="module" src="/src/boot.ts"></script><script type="module" src="/src/start-wallets.ts"></script>',
			),
};

/** Shared chunks that budgets, benchmarks and browser tests find by their names. */
const namedShared = [
	"article-node",
	"copying",
	"dialog",
	"micro-season",
	"reading-store",
	"search-names",
	"seasons",
	"shared",
	"span",
	"tooltip",
	"transition-rules",
];

export default defineConfig({
	base,
	// A .env file would reach only what Vite builds: the rest of the build reads the environment.
	envDir: false,
	css: { modules: { generateScopedName: scopedNames(import.meta.dirname) } },
	// Defined even if empty, so that code that depends on it is dropped from the build.
	define: { "import.meta.env.VITE_VITALS_URL": JSON.stringify(process.env.VITE_VITALS_URL ?? "") },
	plugins: [
		react(),
		classNamesPlugin(),
		reactExportsPlugin(),
		rolldownRuntimePlugin(),
		preloadPlugin(),
		chunkGroupsPlugin(),
		cataloguePlugin(),
		builtDocumentsPlugin(),
		almanacPlugin(),
		codeSamplesPlugin(),
		searchPlugin(),
		licencesPlugin(),
		development,
	],
	// React has had this built in for a long time; wouter still includes a shim for older versions.
	resolve: { alias: [{ find: "use-sync-external-store/shim/index.js", replacement: "react" }] },
	build: {
		target: "es2023",
		cssTarget: ["chrome123", "firefox128", "safari17.5", "ios17.5"],
		manifest: true,
		// Browsers that run the target's syntax preload modules natively; the polyfill would be dead weight in the entry.
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		emptyOutDir: true,
		rolldownOptions: {
			// The duration of its plugins is not worth a warning; on a busy machine every build would print it.
			checks: { bundlerTimings: false },
			// Drops the parts of React that are not used. It applies to all code: never read a property for a side effect alone.
			treeshake: { propertyReadSideEffects: false },
			// Inlines class names where they are used, however long they are.
			optimization: { inlineConst: { mode: "all" } },
			// Timings are only measured if the build configures where to send them.
			input: ["index.html", "src/start-wallets.ts", ...(process.env.VITE_VITALS_URL ? ["src/start-vitals.ts"] : [])],
			output: {
				codeSplitting: { groups: chunkGroups },
				// The entry lists every file, and hashes do not compress: seven digits distinguish the versions of one file. Names
				// of style sheets and shared chunks would only add to that list; `manifest.json` has them.
				hashCharacters: "hex",
				chunkFileNames: ({ isDynamicEntry, name }) =>
					isDynamicEntry || namedShared.includes(name) ? "assets/[name]-[hash:7].js" : "assets/[hash:7].js",
				assetFileNames: ({ names }) =>
					names.some((name) => name.endsWith(".css")) ? "assets/[hash:7].css" : "assets/[name]-[hash:7][extname]",
			},
		},
	},
	worker: { format: "es", plugins: () => [licencesPlugin()] },
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
