import { join, resolve } from "node:path";
import { build } from "vite";

const project = resolve(import.meta.dirname, "../..");

/**
 * Builds only the effects page into `bench/.work/effects`, with the same target and worker format as the site's build.
 */
await build({
	root: import.meta.dirname,
	configFile: false,
	logLevel: "warn",
	publicDir: false,
	resolve: { alias: { "#src": join(project, "src") } },
	worker: { format: "es" },
	build: {
		outDir: join(project, "bench/.work/effects"),
		emptyOutDir: true,
		target: "es2023",
		modulePreload: { polyfill: false },
		assetsInlineLimit: 0,
	},
});
