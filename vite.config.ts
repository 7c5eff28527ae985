import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { cataloguePlugin } from "./tools/catalogue-plugin.ts";
import { buildFonts } from "./tools/fonts.ts";
import { buildIcons } from "./tools/icons.ts";

/** Below which path the site is mounted, for hosts that give a project a folder of its own. */
const base = process.env.BASE_PATH ?? "/";

/** What the build does before and after Vite, for the development server: fonts, icons, the boot script. */
const development: Plugin = {
	name: "development",
	apply: "serve",
	buildStart: async () => void (await Promise.all([buildFonts(), buildIcons()])),
	transformIndexHtml: (html) =>
		html
			.replace("<!--head-->", '<link rel="stylesheet" href="/src/generated/late-fonts.css">')
			.replace("<!--boot-->", '<script type="module" src="/src/boot.ts"></script>'),
};

/** Cut up by who else needs it, what every page needs, and small rules that many chunks share, would be requests. */
const chunkGroups = [
	{ name: "application", tags: ["$initial" as const], test: /^(?!.*late-fonts)/ },
	{
		name: "shared",
		test: /\/src\/(accessibility\/use-accessibility-state|content\/facts\/season-figures|platform\/(random-seed|trusted-types)|theme\/use-animation-settings)\.ts/,
	},
];

export default defineConfig({
	base,
	plugins: [react(), cataloguePlugin(), development],
	build: {
		target: "es2023",
		cssTarget: ["chrome123", "firefox121", "safari17.5"],
		manifest: true,
		// Browsers that run the target's syntax preload modules themselves; the polyfill would be weight in the entry.
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		emptyOutDir: true,
		rolldownOptions: {
			input: ["index.html", "src/generated/late-fonts.css"],
			output: { codeSplitting: { groups: chunkGroups } },
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
