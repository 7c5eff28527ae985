import { defineConfig } from "vitest/config";
import { almanacPlugin } from "./tools/almanac-plugin.ts";
import { codeSamplesPlugin } from "./tools/code-samples-plugin.ts";

/**
 * Apart from vite.config.ts: tests run the sources as they are, without the plugins that make a page of them; only the
 * almanac is computed for them as well, for rules are tested on it, and code is coloured that is shown beside what it does.
 */
export default defineConfig({
	test: {
		projects: [
			{
				plugins: [almanacPlugin(), codeSamplesPlugin()],
				test: {
					name: "src",
					environment: "happy-dom",
					// Each file in a context of its own, but happy-dom read once a thread: that was half of all the work.
					pool: "vmThreads",
					include: ["src/**/*.test.{ts,tsx}"],
					globalSetup: "tools/icons.ts",
					// Class names as they are written, so that a test can tell one from another.
					css: { modules: { classNameStrategy: "non-scoped" } },
					restoreMocks: true,
					unstubGlobals: true,
				},
			},
			{
				test: {
					name: "tools",
					environment: "node",
					include: ["tools/**/*.test.ts"],
					restoreMocks: true,
				},
			},
		],
	},
});
