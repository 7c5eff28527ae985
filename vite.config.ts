import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { cataloguePlugin } from "./tools/catalogue-plugin.ts";
import { buildFonts } from "./tools/fonts.ts";

/** Below which path the site is mounted, for hosts that give a project a folder of its own. */
const base = process.env.BASE_PATH ?? "/";

/** The build cuts the fonts itself, before it begins; the development server does it here. */
const fontsPlugin: Plugin = { name: "fonts", apply: "serve", buildStart: async () => void (await buildFonts()) };

export default defineConfig({
	base,
	plugins: [react(), cataloguePlugin(), fontsPlugin],
	build: {
		target: "es2023",
		cssTarget: ["chrome123", "firefox121", "safari17.5"],
		manifest: true,
		// Browsers that run the target's syntax preload modules themselves; the polyfill would be weight in the entry.
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
		emptyOutDir: true,
	},
	worker: { format: "es" },
});
