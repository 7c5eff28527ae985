import { join } from "node:path";
import type { Plugin } from "vite";

const helper = JSON.stringify(join(import.meta.dirname, "../src/platform/preload.ts"));

/** Puts `src/platform/preload.ts` around the application's dynamic imports, in the place of Vite's own helper. */
export function preloadPlugin(): Plugin {
	return {
		name: "preload",
		enforce: "pre",
		apply: "build",
		load: {
			filter: { id: /vite\/preload-helper/ },
			handler: () => `export { preload as __vitePreload } from ${helper};`,
		},
	};
}
