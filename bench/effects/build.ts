import { join, resolve } from "node:path";
import { build } from "vite";

const project = resolve(import.meta.dirname, "../..");

/** Builds the effects' page alone into `bench/.work/effects`, as the site's build would: same target, same worker. */
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
