import { defineConfig } from "vitest/config";
import { almanacPlugin } from "./tools/almanac-plugin.ts";
import { codeSamplesPlugin } from "./tools/code-samples-plugin.ts";

/** A zone with summer time, whatever the machine's: days of 23 and 25 hours count as days. */
process.env.TZ = "Europe/Berlin";

/** How long a test may take, in ms. Tests judge results, not speed: a busy machine must not fail them. */
const testTimeout = 60_000;

/**
 * Separate from vite.config.ts: tests run the sources directly, without the plugins that assemble a page. Only the
 * almanac is computed, because rules are tested on it, and code samples are highlighted next to the code they show.
 */
export default defineConfig({
	test: {
		projects: [
			{
				plugins: [almanacPlugin(), codeSamplesPlugin()],
				test: {
					name: "src",
					environment: "happy-dom",
					// Each file in its own context, but happy-dom is loaded only once per thread: that was half of all the work.
					pool: "vmThreads",
					include: ["src/**/*.test.{ts,tsx}"],
					globalSetup: "tools/icons.ts",
					// Class names as written, so that a test can distinguish them.
					css: { modules: { classNameStrategy: "non-scoped" } },
					testTimeout,
					restoreMocks: true,
					unstubGlobals: true,
				},
			},
			{
				test: {
					name: "tools",
					environment: "node",
					include: ["tools/**/*.test.ts"],
					testTimeout,
					restoreMocks: true,
				},
			},
		],
	},
});
